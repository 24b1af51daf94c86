import LintelGraph
import LintelScanner

/// For each name, the only member that has it: `value.retrySync()` means the only `retrySync` where
/// the type of `value` is unknown. Members of values are kept apart from members of types (static
/// members and enum cases); members in extensions of external types are stored a second time, on
/// their own.
struct OnlyMembers {
  /// The meaning of each name.
  private var ofValues: [Meaning]
  private var ofTypes: [Meaning]
  /// For each name, the only member of values in extensions of external types; ``Meaning/several`` if
  /// there are several.
  private var external: [NameID: Meaning] = [:]
  /// For each name, the only variable in extensions of external types; ``Meaning/several`` if there
  /// are several.
  private var externalVariables: [NameID: Meaning] = [:]

  init(nameCount: Int) {
    ofValues = [Meaning](repeating: .nothing, count: nameCount)
    ofTypes = ofValues
  }

  mutating func add(_ member: DeclarationID, named name: NameID, isOfType: Bool) {
    if isOfType {
      ofTypes[Int(name)] = ofTypes[Int(name)] == .nothing ? Meaning(member) : .several
    } else {
      ofValues[Int(name)] = ofValues[Int(name)] == .nothing ? Meaning(member) : .several
    }
  }

  mutating func add(external member: DeclarationID, named name: NameID) {
    external[name] = external[name] == nil ? Meaning(member) : .several
  }

  mutating func add(externalVariable variable: DeclarationID, named name: NameID) {
    externalVariables[name] = externalVariables[name] == nil ? Meaning(variable) : .several
  }

  /// Excludes members of types themselves from being found by this name alone.
  mutating func leaveOut(memberOfTypesNamed name: NameID) { ofTypes[Int(name)] = .several }

  /// Excludes all members from being found by this name alone.
  mutating func leaveOut(membersNamed name: NameID) {
    ofValues[Int(name)] = .several
    ofTypes[Int(name)] = .several
    external[name] = .several
    externalVariables[name] = .several
  }

  /// Whether there is any member named `name`.
  func contains(_ name: NameID) -> Bool {
    ofValues[Int(name)] != .nothing || ofTypes[Int(name)] != .nothing
  }

  func contains(_ name: NameID, isOfType: Bool) -> Bool {
    isOfType ? ofTypes[Int(name)] != .nothing : ofValues[Int(name)] != .nothing
  }

  /// - Returns: `nil` unless exactly one member has the name.
  func member(named name: NameID, isOfType: Bool) -> DeclarationID? {
    (isOfType ? ofTypes[Int(name)] : ofValues[Int(name)]).declaration
  }

  /// Returns the only variable named `name` in extensions of external types; `nil` if there is
  /// none, or several.
  func externalVariable(named name: NameID) -> DeclarationID? {
    externalVariables[name]?.declaration
  }

  /// Returns the only member of values that is named `name` in extensions of external types; `nil`
  /// if there is none, or several.
  func externalMember(named name: NameID) -> DeclarationID? { external[name]?.declaration }
}
