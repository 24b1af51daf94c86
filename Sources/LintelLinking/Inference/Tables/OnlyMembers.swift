import LintelGraph
import LintelScanner

/// For each name the only member that has it: one of values, and one of types themselves, as what
/// is static or an enum case is no member of a value.
struct OnlyMembers {
  /// `-1` where there is none, `-2` where there are several.
  private var ofValues: [DeclarationID]
  private var ofTypes: [DeclarationID]

  init(nameCount: Int) {
    ofValues = [DeclarationID](repeating: -1, count: nameCount)
    ofTypes = ofValues
  }

  mutating func add(_ member: DeclarationID, named name: NameID, isOfType: Bool) {
    if isOfType {
      ofTypes[Int(name)] = ofTypes[Int(name)] == -1 ? member : -2
    } else {
      ofValues[Int(name)] = ofValues[Int(name)] == -1 ? member : -2
    }
  }

  /// Takes a member of types for none that can be found by its name alone.
  mutating func leaveOut(memberOfTypesNamed name: NameID) { ofTypes[Int(name)] = -2 }

  /// Whether there is any member of that name.
  func contains(_ name: NameID) -> Bool { ofValues[Int(name)] != -1 || ofTypes[Int(name)] != -1 }

  func contains(_ name: NameID, isOfType: Bool) -> Bool {
    isOfType ? ofTypes[Int(name)] != -1 : ofValues[Int(name)] != -1
  }

  /// - Returns: `-1` if there is none, or if it is not the only one.
  func member(named name: NameID, isOfType: Bool) -> DeclarationID {
    max(-1, isOfType ? ofTypes[Int(name)] : ofValues[Int(name)])
  }
}
