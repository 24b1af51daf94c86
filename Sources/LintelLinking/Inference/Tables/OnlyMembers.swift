import LintelGraph
import LintelScanner

/// For each name the only member that has it: one of values, and one of types themselves, as what
/// is static or an enum case is no member of a value.
struct OnlyMembers {
  /// ``ID/absent`` where there is none, ``ID/several`` where there are several.
  private var ofValues: [DeclarationID]
  private var ofTypes: [DeclarationID]

  init(nameCount: Int) {
    ofValues = [DeclarationID](repeating: .absent, count: nameCount)
    ofTypes = ofValues
  }

  mutating func add(_ member: DeclarationID, named name: NameID, isOfType: Bool) {
    if isOfType {
      ofTypes[Int(name)] = ofTypes[Int(name)] == .absent ? member : .several
    } else {
      ofValues[Int(name)] = ofValues[Int(name)] == .absent ? member : .several
    }
  }

  /// Takes a member of types for none that can be found by its name alone.
  mutating func leaveOut(memberOfTypesNamed name: NameID) { ofTypes[Int(name)] = .several }

  /// Whether there is any member of that name.
  func contains(_ name: NameID) -> Bool {
    ofValues[Int(name)] != .absent || ofTypes[Int(name)] != .absent
  }

  func contains(_ name: NameID, isOfType: Bool) -> Bool {
    isOfType ? ofTypes[Int(name)] != .absent : ofValues[Int(name)] != .absent
  }

  /// - Returns: `nil` if there is none, or if it is not the only one.
  func member(named name: NameID, isOfType: Bool) -> DeclarationID? {
    (isOfType ? ofTypes[Int(name)] : ofValues[Int(name)]).ifPresent
  }
}
