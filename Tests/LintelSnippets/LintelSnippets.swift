import Foundation

/// Brings the facts beside the snippets up to date, as `Scripts/snippets` asks for it.
@main
struct LintelSnippets {
  /// With the word `--check` nothing is written.
  static func main() throws {
    let writes = !CommandLine.arguments.contains("--check")
    let outdated = try Snippet.all.filter { snippet in
      guard Snippet.misread[snippet.name] == nil else { return false }
      return try Snippet.header + snippet.foundFacts() != (try? snippet.writtenFacts())
    }
    for snippet in outdated {
      if writes { try snippet.write(snippet.foundFacts()) }
      print(writes ? "wrote" : "out of date:", "Tests/Snippets/\(snippet).facts")
    }
    if !writes, !outdated.isEmpty { exit(1) }
  }
}
