/// A part of an architecture that is declared in Swift.
public protocol ArchitectureElement: Sendable {
  /// The section of a rules file that it belongs to: `components`, `rules`, `sources`, `extends`.
  var section: ArchitectureSection { get }
  /// Its name there; empty for `extends`.
  var name: String { get }
  var value: RuleValue { get }
  /// Where it is written.
  var place: CodePlace { get }
}

public enum ArchitectureSection: String, CaseIterable, Sendable {
  case extends
  case sources
  case components
  case rules
}

/// A place in Swift code.
public struct CodePlace: Hashable, Sendable {
  public let file: String
  /// From 1.
  public let line: Int
  /// From 1.
  public let column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// Presets, or rules files by their paths, to start from.
public struct Extends: ArchitectureElement {
  public let section = ArchitectureSection.extends
  public let name = ""
  public let value: RuleValue
  public let place: CodePlace

  public init(
    _ names: String..., file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    value = .list(names.map { .text($0) })
    place = CodePlace(file: file, line: line, column: column)
  }
}

/// What is read: a key of `sources`, such as `exclude`.
public struct Sources: ArchitectureElement {
  public let section = ArchitectureSection.sources
  public let name: String
  public let value: RuleValue
  public let place: CodePlace

  /// - Parameters:
  ///   - key: `include`, `exclude`, `tests`, `previews`, `modules`, `platform`, `define` or `may-be-empty`.
  ///   - value: what a rules file has after that key.
  public init(
    _ key: String, _ value: RuleValue, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    name = key
    self.value = value
    place = CodePlace(file: file, line: line, column: column)
  }
}

/// A component, or with captures in its name a family of them.
public struct Component: ArchitectureElement {
  public let section = ArchitectureSection.components
  public let name: String
  public let value: RuleValue
  public let place: CodePlace

  /// - Parameter selector: a path glob, a list of selectors, or a mapping with keys such as
  ///   `module`, `name`, `kind` and `not`.
  public init(
    _ name: String, _ selector: RuleValue, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.name = name
    value = selector
    place = CodePlace(file: file, line: line, column: column)
  }
}

/// A rule of any kind.
public struct Rule: ArchitectureElement {
  public let section = ArchitectureSection.rules
  public let name: String
  public let value: RuleValue
  public let place: CodePlace

  /// - Parameters:
  ///   - kind: the word after `kind:` in a rules file, such as `layers`.
  ///   - options: the other keys of the rule.
  ///   - because: why the rule is there; printed with each finding.
  public init(
    _ name: String, _ kind: String, _ options: RuleValue = [:], because: String? = nil,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    var entries = [RuleValue.Entry(key: "kind", value: .text(kind))]
    if case .mapping(let others) = options { entries += others }
    if let because { entries.append(.init(key: "because", value: .text(because))) }
    self.name = name
    value = .mapping(entries)
    place = CodePlace(file: file, line: line, column: column)
  }
}
