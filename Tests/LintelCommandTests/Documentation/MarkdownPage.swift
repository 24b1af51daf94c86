import Foundation
import Testing

/// A page of the documentation, taken apart.
struct MarkdownPage: CustomTestStringConvertible, Sendable {
  /// A piece of the page that has commands or shows text: a fenced block, or a comment that readers
  /// do not see.
  struct Block: Sendable {
    /// What follows the fence, such as `sh`; of a comment its first word.
    let info: String
    /// The number of its first line, counted from 0.
    let start: Int
    let lines: [String]
    /// The command that prints it, by a comment `<!-- shows: command -->` before the block.
    var command: String?

    var language: String { String(info.prefix { $0 != " " }) }

    /// Where its text lies in a project, as in `yaml lintel.yml`.
    var file: String? {
      info.wholeMatch(of: /\w+ ([^( ]+)/).map { String($0.1) }
    }

    /// Why its commands are not run, which a block says as in `sh (not run: installs packages)`.
    var reasonNotToRun: String? {
      info.firstMatch(of: /\(not run: (.+)\)$/).map { String($0.1) }
    }
  }

  /// Where it lies, from the top of the repository.
  let path: String
  let lines: [String]
  /// Fenced blocks, and comments `<!-- run` over several lines.
  private(set) var blocks: [Block] = []
  /// The lines outside of fenced blocks and comments.
  private(set) var prose: [String] = []

  var testDescription: String { path }

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var open: (info: String, start: Int, end: String)?
    var command: String?
    for (number, line) in lines.enumerated() {
      let bare = line.trimmingCharacters(in: .whitespaces)
      if let block = open {
        guard bare == block.end else { continue }
        let content = Array(lines[block.start..<number])
        blocks.append(
          Block(info: block.info, start: block.start, lines: content, command: command))
        (open, command) = (nil, nil)
      } else if bare.hasPrefix("```") {
        open = (String(bare.dropFirst(3)), number + 1, "```")
      } else if bare == "<!-- run" {
        open = ("run", number + 1, "-->")
      } else if let match = bare.wholeMatch(of: /<!-- shows: (.+) -->/) {
        command = String(match.1)
      } else {
        prose.append(line)
      }
    }
  }

  /// Whether its blocks are the projects of examples, with what a check of each finds.
  var hasExamplesOnly: Bool {
    path.hasPrefix("Documentation/Rules/") || path.hasPrefix("Documentation/Presets/")
  }

  /// The anchors of its headings, as GitHub makes them.
  var anchors: Set<String> {
    var counts: [String: Int] = [:]
    var anchors: Set<String> = []
    for line in prose {
      guard let heading = line.wholeMatch(of: /#+ +(.*)/) else { continue }
      let words = heading.1.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }.lowercased()
      let anchor = String(words.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) })
        .replacing(" ", with: "-")
      let count = counts[anchor, default: 0]
      anchors.insert(count == 0 ? anchor : "\(anchor)-\(count)")
      counts[anchor] = count + 1
    }
    return anchors
  }

  /// The targets of its links, apart from those to other sites.
  var links: [String] {
    prose.flatMap {
      $0.replacing(/`[^`]*`/, with: "").matches(of: /\]\(([^()\s]+)\)/).map { String($0.1) }
    }
    .filter { !$0.contains(/^[a-z]+:/) }
  }

  /// The words that it sets as code in a line of text.
  var codeSpans: [String] {
    prose.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
  }
}

extension MarkdownPage {
  static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// All pages that people read: those at the top, and those in folders of documentation.
  static let all: [MarkdownPage] = {
    let top = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"]
    let folders = ["Documentation", "Rules", "SampleProjects", "Benchmarks"]
    let inside = folders.flatMap { folder in
      let root = repository.appending(path: folder).path
      let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return paths.filter { $0.hasSuffix(".md") && !$0.contains(".build/") }
        .map { folder + "/" + $0 }.sorted()
    }
    return (top + inside).compactMap { path in
      FileManager.default.contents(atPath: repository.appending(path: path).path)
        .map { MarkdownPage(path: path, text: String(decoding: $0, as: UTF8.self)) }
    }
  }()
}
