import LintelScanner

extension ManifestTokens {
  /// The index of the first token by which the code may ask about the machine that it runs on, so
  /// that its result may differ on another: `getenv("HOME")`.
  var firstLookAtMachine: Int? { tokens.indices.first(where: looksAtMachine) }

  /// Modules that give code no information about the machine except by calls that
  /// ``looksAtMachine(_:)`` recognises.
  private static let knownModules = ["PackageDescription", "CompilerPluginSupport"]

  /// Whether a token may ask about the machine. The import of any other module does, e.g.
  /// `import Foundation`, because it has too many ways to ask, such as for a file.
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
