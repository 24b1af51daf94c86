import Foundation
import Testing

@testable import LintelCommand

/// Whoever types what a page says gets what the page shows.
///
/// With `LINTEL_WRITE_PAGES=yes` in the environment, the pages get what the commands print today; read
/// the difference before you commit it.
@Suite struct DocumentedCommandTests {
  private static let pages = MarkdownPage.all.filter {
    !$0.hasExamplesOnly && !DocumentedCommands(of: $0).commands.isEmpty
  }

  @Test(arguments: pages)
  func commandsPrintWhatThePageShows(_ page: MarkdownPage) throws {
    var documented = DocumentedCommands(of: page)
    try documented.run()
    if ProcessInfo.processInfo.environment["LINTEL_WRITE_PAGES"] == "yes" {
      let file = MarkdownPage.repository.appending(path: page.path)
      try Data(documented.rewritten.utf8).write(to: file)
      return
    }
    for command in documented.commands {
      let place = "\(page.path):\(command.line + 1): \(command.text)"
      #expect(command.status >= 0, "\(place) was not run")
      if let expected = command.expected {
        #expect(command.output == expected, "\(place)")
      } else {
        // 1 is an answer as well: there are findings.
        #expect([0, 1].contains(command.status), "\(place)\n\(command.output)")
      }
    }
  }

  /// What nobody can run here is listed, so that no block is left out by mistake.
  @Test func blocksThatAreNotRunSayWhy() {
    let left = MarkdownPage.all.flatMap { page in
      page.blocks.compactMap { block in block.reasonNotToRun.map { "\(page.path): \($0)" } }
    }
    #expect(
      left == [
        "README.md: installs packages and clones a repository",
        "README.md: builds everything",
        "Documentation/Limits.md: builds a package",
        "Documentation/Verifying.md: builds and tests packages for minutes",
        "Documentation/Xcode.md: needs derived data of Xcode",
        "SampleProjects/DependencyInjection/README.md: builds a package",
        "SampleProjects/README.md: builds packages",
        "SampleProjects/README.md: waits for others to talk to",
        "SampleProjects/README.md: builds and tests packages for minutes",
        "SampleProjects/SchoolClass/README.md: builds a package",
        "Benchmarks/ACCURACY.md: builds a package",
      ])
  }

  private static func blocksThatAreNotRun(of page: MarkdownPage) -> [MarkdownPage.Block] {
    page.blocks.filter { $0.language.isEmpty || $0.language == "bash" }
  }

  private static let pagesWithOtherBlocks = MarkdownPage.all.filter {
    !blocksThatAreNotRun(of: $0).isEmpty
  }

  @Test(arguments: pagesWithOtherBlocks)
  func commandsStandInBlocksThatAreRun(of page: MarkdownPage) {
    let command = #/\s*(\$ )?(lintel|git|swift|Scripts/\w+) .*/#
    for block in Self.blocksThatAreNotRun(of: page) {
      for line in block.lines {
        #expect(line.wholeMatch(of: command) == nil, "\(page.path): \(line)")
      }
    }
  }

  /// The words after `lintel` in the commands that sentences and tables name.
  private static func commandsInText(of page: MarkdownPage) -> [(span: String, words: [String])] {
    page.codeSpans.filter { $0.hasPrefix("lintel ") }.compactMap { span in
      let words = span.split(separator: " ").dropFirst().map(String.init)
      guard let first = words.first, first != "help", first.contains(/^[a-z]+$/) else { return nil }
      return (span, words)
    }
  }

  private static let pagesWithCommandsInText = MarkdownPage.all.filter {
    !commandsInText(of: $0).isEmpty
  }

  @Test func pagesAreLookedAt() {
    #expect(Self.pagesWithOtherBlocks.count >= 5)
    #expect(Self.pagesWithCommandsInText.count >= 20)
  }

  /// They exist, with all their options.
  @Test(arguments: pagesWithCommandsInText)
  func commandsInTextExist(of page: MarkdownPage) {
    for (span, words) in Self.commandsInText(of: page) {
      let first = words[0]
      let command = first == "baseline" ? Array(words.prefix(2)) : [first]
      let help = CommandRun(command + ["--help"])
      #expect(help.status == .success, "\(page.path): \(span)")
      for option in words where option.hasPrefix("--") {
        let name = option.prefix { $0 != "=" }
        #expect(help.output.contains(name), "\(page.path): \(span)")
      }
    }
  }
}
