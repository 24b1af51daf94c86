import Foundation

/// A program that updates the facts beside the snippets, for `Scripts/snippets`.
@main
struct LintelSnippets {
  /// Writes the facts that are out of date; with `--check` it only reports them, and fails.
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
