import LintelText

extension Architecture {
  /// A part of an architecture that is declared in Swift.
  ///
  /// Made by functions that begin with a dot, as ``component(_:_:file:line:column:)``, so that no
  /// name of this library meets one of a project.
  public struct Part: Sendable {
    /// The sections of a rules file.
    enum Section: String, CaseIterable {
      case extends
      case sources
      case components
      case rules
    }

    let section: Section
    /// Its name in the section; empty for `extends`.
    let name: String
    let value: Value
    let mark: Mark

    private init(
      _ section: Section, _ name: String, _ value: Value, _ file: String, _ line: Int,
      _ column: Int
    ) {
      self.section = section
      self.name = name
      self.value = value
      mark = Mark(path: file, line: line, column: column)
    }
  }
}

extension Architecture.Part {
  /// Presets, or rules files by their paths, to start from.
  ///
  /// - Parameters:
  ///   - names: such as `mvvm`, or `../Shared/lintel.yml`.
  ///   - file: the Swift file to name in messages about this part.
  ///   - line: its line.
  ///   - column: its column.
  public static func extends(
    _ names: String..., file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Self {
    Self(.extends, "", .list(names.map { .text($0) }), file, line, column)
  }

  /// What is read: a key of `sources`, such as `exclude`.
  ///
  /// - Parameters:
  ///   - key: `include`, `exclude`, `tests`, `previews`, `targets`, `modules`, `platform`, `define`
  ///     or `may-be-empty`.
  ///   - value: what a rules file has after that key.
  ///   - file: the Swift file to name in messages about this part.
  ///   - line: its line.
  ///   - column: its column.
  public static func sources(
    _ key: String, _ value: Architecture.Value, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Self {
    Self(.sources, key, value, file, line, column)
  }

  /// A component, or with captures in its name a family of them.
  ///
  /// - Parameters:
  ///   - name: such as `UI`, or `UI.{feature}` for one component per feature.
  ///   - selector: a path glob, a list of selectors, or a mapping with keys such as `module`, `name`,
  ///     `kind` and `not`.
  ///   - file: the Swift file to name in messages about this part.
  ///   - line: its line.
  ///   - column: its column.
  public static func component(
    _ name: String, _ selector: Architecture.Value, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Self {
    Self(.components, name, selector, file, line, column)
  }

  /// A rule of any kind.
  ///
  /// - Parameters:
  ///   - name: what findings, suppressions and the baseline call the rule.
  ///   - kind: the word after `kind:` in a rules file, such as `layers`.
  ///   - options: the other keys of the rule.
  ///   - because: why the rule is there; printed with each finding.
  ///   - file: the Swift file to name in messages about this part.
  ///   - line: its line.
  ///   - column: its column.
  public static func rule(
    _ name: String, _ kind: String, _ options: KeyValuePairs<String, Architecture.Value> = [:],
    because: String? = nil, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Self {
    var entries = [Architecture.Value.Entry(key: "kind", value: .text(kind))]
    entries += options.map { .init(key: $0.key, value: $0.value) }
    if let because { entries.append(.init(key: "because", value: .text(because))) }
    return Self(.rules, name, .mapping(entries), file, line, column)
  }
}
