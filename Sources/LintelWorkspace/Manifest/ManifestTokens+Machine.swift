import LintelScanner

extension ManifestTokens {
  /// The index of the first token with which the code may examine the machine on which it runs, so
  /// that its result may differ on another machine: `getenv("HOME")`.
  var firstLookAtMachine: Int? { tokens.indices.first(where: looksAtMachine) }

  /// Modules that give code no information about the machine except through calls that
  /// ``looksAtMachine(_:)`` recognises.
  private static let knownModules = ["PackageDescription", "CompilerPluginSupport"]

  /// Whether a token may examine the machine: `#if`, `getenv`, `environment`, `CommandLine`, any
  /// use of `Context` but `Context.packageDirectory`, or the import of a module that is not in
  /// ``knownModules``. A module such as `Foundation` has too many functions that examine the
  /// machine, e.g. by looking for a file, to list them.
  private func looksAtMachine(_ position: Int) -> Bool {
    switch tokens[position].kind {
    case .word:
      switch tokens[position].text {
      case "import": !Self.knownModules.contains { isWord($0, at: position + 1) }
      case "Context":
        !isMark(".", at: position + 1) || !isWord("packageDirectory", at: position + 2)
      case "environment", "getenv", "CommandLine": true
      default: false
      }
    case .other: tokens[position].text == "#if"
    default: false
    }
  }
}
