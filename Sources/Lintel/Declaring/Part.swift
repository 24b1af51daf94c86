import LintelText

extension Architecture {
  /// A part of an architecture that is declared in Swift.
  ///
  /// Parts are made by functions that are written with a leading dot, such as
  /// ``component(_:_:filePath:line:column:)``, so that no name of this library clashes with a name
  /// of the project.
  public struct Part: Sendable {
    /// A section of a rules file.
    enum Section: String, CaseIterable {
      case extends
      case sources
      case components
      case rules
    }

    let section: Section
    /// The name of the component or rule, or the key of `sources`; empty for `extends`.
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
  /// Extends presets, or rules files by their paths.
  ///
  /// - Parameters:
  ///   - names: presets such as `mvvm`, or paths such as `../Shared/lintel.yml`.
  ///   - filePath: the Swift file to name in messages about this part.
  ///   - line: its line.
  ///   - column: its column.
  public static func extends(
    _ names: String..., filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Self {
    Self(.extends, "", .list(names.map { .text($0) }), filePath, line, column)
  }

  /// Sets a key of `sources`, the section that selects what is read: e.g. `exclude`.
  ///
  /// - Parameters:
  ///   - key: `include`, `exclude`, `tests`, `previews`, `targets`, `swift`, `modules`, `platform`,
  ///     `define` or `may-be-empty`.
  ///   - value: the value after that key in a rules file.
  ///   - filePath: the Swift file to name in messages about this part.
  ///   - line: its line.
  ///   - column: its column.
  public static func sources(
    _ key: String, _ value: Architecture.Value, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Self {
    Self(.sources, key, value, filePath, line, column)
  }

  /// Declares a component, or, with captures in its name, a family of components.
  ///
  /// - Parameters:
  ///   - name: such as `UI`, or `UI.{feature}` for one component per feature.
  ///   - selector: a path glob, a list of selectors, or a mapping with keys such as `module`, `name`,
  ///     `kind` and `not`.
  ///   - filePath: the Swift file to name in messages about this part.
  ///   - line: its line.
  ///   - column: its column.
  public static func component(
    _ name: String, _ selector: Architecture.Value, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Self {
    Self(.components, name, selector, filePath, line, column)
  }

  /// Declares a rule.
  ///
  /// - Parameters:
  ///   - kind: the word after `kind:` in a rules file.
  ///   - options: the other keys of the rule.
  static func rule(
    _ kind: String, _ name: String, _ options: KeyValuePairs<String, (any RuleValue)?>,
    _ file: String, _ line: Int, _ column: Int
  ) -> Self {
    let kind = Architecture.Value.Entry(key: "kind", value: .text(kind))
    return Self(
      .rules, name, .mapping([kind] + Architecture.Value(options).entries), file, line, column)
  }
}

extension Architecture.Value {
  /// The entries of a mapping; empty for any other value.
  fileprivate var entries: [Entry] {
    if case .mapping(let entries) = self { entries } else { [] }
  }
}
