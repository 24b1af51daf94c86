import LintelScanner

extension SDKNames {
  private static let memberSet = NameSet(memberText)
  private static let typeSet = NameSet(typeText)
  private static let functionSet = NameSet(functionText)
  private static let moduleSet = NameSet(moduleText)

  /// For each of a project's names, whether a public member of an SDK has it.
  static func members(among names: NameTable) -> [Bool] { memberSet.marks(among: names) }

  /// For each of a project's names, whether a public type of an SDK has it.
  static func types(among names: NameTable) -> [Bool] { typeSet.marks(among: names) }

  /// For each of a project's names, whether a module has it of which all public names are known.
  static func modules(among names: NameTable) -> [Bool] { moduleSet.marks(among: names) }

  /// For each of a project's names, whether a public function of an SDK has it that is no member.
  static func functions(among names: NameTable) -> [Bool] { functionSet.marks(among: names) }
}
