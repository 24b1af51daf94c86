import LintelScanner

extension ManifestTokens {
  /// Where the code first can ask what it runs on, so that elsewhere it may say something else.
  var firstLookAtMachine: Int? { tokens.indices.first(where: looksAtMachine) }

  /// Modules that know nothing of the machine but what ``looksAtMachine(_:)`` finds.
  private static let knownModules = ["PackageDescription", "CompilerPluginSupport"]

  /// Other modules have too many ways to ask, such as for a file, to tell them from what is harmless.
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
