import LintelGraph
import LintelScanner

/// For each name the only member that has it: one of values, and one of types themselves, as what
/// is static or an enum case is no member of a value; and what extensions add to external types.
struct OnlyMembers {
  /// ``ID/absent`` where there is none, ``ID/several`` where there are several.
  private var ofValues: [DeclarationID]
  private var ofTypes: [DeclarationID]
  /// For each name the only member of values that has it in extensions of types outside the project,
  /// ``ID/several`` if there are.
  private var external: [NameID: DeclarationID] = [:]
  /// The same for variables alone.
  private var externalVariables: [NameID: DeclarationID] = [:]

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

  mutating func add(external member: DeclarationID, named name: NameID) {
    external[name] = external[name] == nil ? member : .several
  }

  mutating func add(externalVariable variable: DeclarationID, named name: NameID) {
    externalVariables[name] = externalVariables[name] == nil ? variable : .several
  }

  /// Takes a member of types for none that can be found by its name alone.
  mutating func leaveOut(memberOfTypesNamed name: NameID) { ofTypes[Int(name)] = .several }

  /// Takes members of a name for none that can be found by that alone.
  mutating func leaveOut(membersNamed name: NameID) {
    ofValues[Int(name)] = .several
    ofTypes[Int(name)] = .several
    external[name] = .several
    externalVariables[name] = .several
  }

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

  /// The only variable of that name in extensions of external types if it is the only one.
  func externalVariable(named name: NameID) -> DeclarationID? { externalVariables[name]?.ifPresent }

  /// The only member of values of that name in extensions of external types if it is the only one.
  func externalMember(named name: NameID) -> DeclarationID? { external[name]?.ifPresent }
}
