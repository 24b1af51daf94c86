import LintelScanner

extension ManifestTokens {
  /// The index of the first token with which the code may examine the machine on which it runs, so
  /// that its result may differ on another machine: `getenv("HOME")`.
  var firstLookAtMachine: Int? { tokens.indices.first(where: looksAtMachine) }

  /// Modules that give code no information about the machine except through calls that
  /// ``looksAtMachine(_:)`` recognises.
  private static let knownModules = ["PackageDescription", "CompilerPluginSupport"]

  /// Whether a token may examine the machine. The import of a module that is not in
  /// ``knownModules`` may do so, e.g. `import Foundation`, because such a module has too many
  /// functions that examine it, e.g. by looking for a file.
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
