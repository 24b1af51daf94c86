import Foundation
import Testing

/// A project in a page of the documentation, with what `lintel check --quiet` prints for it.
///
/// The fenced blocks below one `###` heading: `yaml` for the rules file, any language with a path
/// after it for another file, and `text` for the findings; without `text` there are none.
struct DocumentedExample: CustomTestStringConvertible, Sendable {
  let page: String
  let title: String
  var files: [String: String] = [:]
  var findings = ""

  var testDescription: String { "\(page): \(title)" }
}

/// The pages in a folder of the documentation, by file name.
struct DocumentedPages {
  static let rules = DocumentedPages(folder: "Rules")
  static let presets = DocumentedPages(folder: "Presets")

  private let folder: URL

  private init(folder: String) {
    self.folder =
      URL(filePath: #filePath)
      .appending(path: "../../../../Documentation/\(folder)").standardized
  }

  /// The text of a page, without `.md`.
  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: folder.appending(path: name + ".md").path)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  var examples: [DocumentedExample] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().flatMap { name in
      Self.examples(in: text(of: String(name.dropLast(3))) ?? "", page: name)
    }
  }

  private static func examples(in text: String, page: String) -> [DocumentedExample] {
    var examples: [DocumentedExample] = []
    var block: (info: [Substring], lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = block {
        if line == "```" {
          block = nil
          guard !examples.isEmpty else { continue }
          let content = open.lines.joined(separator: "\n") + "\n"
          switch open.info.map(String.init) {
          case ["yaml"]: examples[examples.count - 1].files["lintel.yml"] = content
          case ["text"]: examples[examples.count - 1].findings = content
          case let info where info.count == 2: examples[examples.count - 1].files[info[1]] = content
          default: break
          }
        } else {
          block?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        block = (line.dropFirst(3).split(separator: " "), [])
      } else if line.hasPrefix("### ") {
        examples.append(DocumentedExample(page: page, title: String(line.dropFirst(4))))
      }
    }
    return examples.filter { $0.files["lintel.yml"] != nil }
  }
}
