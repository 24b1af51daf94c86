import LintelText
import LintelYAML

extension Architecture {
  /// Declares an architecture in Swift, with the sections and options of a rules file.
  ///
  /// ```swift
  /// let architecture = try Architecture([
  ///   .component("UI", "Sources/UI/**"),
  ///   .component("Domain", ["module": "Domain"]),
  ///   .layers(["UI", "Domain"], because: "screens come and go"),
  /// ])
  /// ```
  ///
  /// To ask for a ``graph(of:jobs:)``, components are enough; a check needs rules.
  ///
  /// - Parameters:
  ///   - parts: the presets and files that the architecture extends, its sources, components and
  ///     rules.
  ///   - file: the Swift file to name in messages about the architecture as a whole; files that the
  ///     architecture names, such as rules files that it extends, are looked for beside it.
  ///   - line: the line of the declaration in that file.
  ///   - column: the column of the declaration.
  /// - Throws: all errors in the parts, each with its location in the Swift code.
  public init(
    _ parts: [Part], file: String = #filePath, line: Int = #line, column: Int = #column
  ) throws(Errors) {
    try self.init(
      YAMLNode(parts, at: Mark(path: file, line: line, column: column)), file: file)
  }
}

extension YAMLNode {
  /// Makes the YAML tree of a rules file with the given parts. Two components, or two rules, of the
  /// same name are both kept, so that the duplicate is reported.
  fileprivate init(_ parts: [Architecture.Part], at start: Mark) {
    var sections = [
      YAMLEntry(key: "version", keyMark: start, value: YAMLNode(.number(1), at: start))
    ]
    for section in Architecture.Part.Section.allCases {
      let own = parts.filter { $0.section == section }
      guard let first = own.first else { continue }
      let content: Content =
        section == .extends
        ? .sequence(own.flatMap { YAMLNode($0.value, at: $0.mark).elements })
        : .mapping(own.map { YAMLEntry($0.name, $0.value, at: $0.mark) })
      sections.append(
        YAMLEntry(
          key: section.rawValue, keyMark: first.mark,
          value: YAMLNode(content: content, mark: first.mark)))
    }
    self.init(content: .mapping(sections), mark: start)
  }

  fileprivate init(_ value: Architecture.Value, at mark: Mark) {
    let content: Content =
      switch value {
      case .text(let text): .scalar(text, isPlain: false)
      case .number(let number): .scalar(String(number), isPlain: true)
      case .decimal(let number): .scalar(String(number), isPlain: true)
      case .flag(let flag): .scalar(flag ? "true" : "false", isPlain: true)
      case .list(let elements): .sequence(elements.map { YAMLNode($0, at: mark) })
      case .mapping(let entries): .mapping(entries.map { YAMLEntry($0.key, $0.value, at: mark) })
      }
    self.init(content: content, mark: mark)
  }

  /// The elements of a sequence; empty for any other node.
  private var elements: [YAMLNode] {
    if case .sequence(let elements) = content { elements } else { [] }
  }
}

extension YAMLEntry {
  fileprivate init(_ key: String, _ value: Architecture.Value, at mark: Mark) {
    self.init(key: key, keyMark: mark, value: YAMLNode(value, at: mark))
  }
}
