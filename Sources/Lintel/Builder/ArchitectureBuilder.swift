import LintelPresets
import LintelRules
import LintelText
import LintelWorkspace
import LintelYAML

/// Collects the parts of an architecture that is declared in Swift.
@resultBuilder
public enum ArchitectureBuilder {
  public static func buildExpression(_ element: any ArchitectureElement)
    -> [any ArchitectureElement]
  {
    [element]
  }

  public static func buildBlock(_ parts: [any ArchitectureElement]...) -> [any ArchitectureElement]
  {
    parts.flatMap { $0 }
  }

  public static func buildArray(_ parts: [[any ArchitectureElement]]) -> [any ArchitectureElement] {
    parts.flatMap { $0 }
  }

  public static func buildOptional(_ part: [any ArchitectureElement]?) -> [any ArchitectureElement]
  {
    part ?? []
  }

  public static func buildEither(first: [any ArchitectureElement]) -> [any ArchitectureElement] {
    first
  }

  public static func buildEither(second: [any ArchitectureElement]) -> [any ArchitectureElement] {
    second
  }
}

extension Architecture {
  /// Declares an architecture in Swift, in the words of a rules file.
  ///
  /// ```swift
  /// let architecture = try Architecture {
  ///   Component("UI", "Sources/UI/**")
  ///   Component("Domain", ["module": "Domain"])
  ///   Rule("layering", "layers", ["layers": ["UI", "Domain"]], because: "screens come and go")
  /// }
  /// ```
  ///
  /// - Parameter file: Files that the architecture names, such as rules files that it extends, are
  ///   looked for beside this one.
  /// - Throws: everything that is wrong, each at its place in the Swift code.
  public init(
    file: String = #filePath, line: Int = #line, column: Int = #column,
    @ArchitectureBuilder _ elements: () -> [any ArchitectureElement]
  ) throws(ConfigurationErrors) {
    let start = CodePlace(file: file, line: line, column: column)
    do throws(ConfigurationErrors) {
      configuration = try Configuration.load(
        YAMLNode(elements(), at: start), path: file, presets: Presets.all, read: RulesTree.read)
    } catch {
      throw RulesTree(of: file).withoutContents(error)
    }
  }
}

extension YAMLNode {
  /// A rules file with the given parts; components and rules of the same name stay apart, so that
  /// they are reported.
  fileprivate init(_ elements: [any ArchitectureElement], at start: CodePlace) {
    var sections = [
      YAMLEntry(key: "version", keyMark: start.mark, value: YAMLNode(.number(1), at: start))
    ]
    for section in ArchitectureSection.allCases {
      let own = elements.filter { $0.section == section }
      guard let first = own.first else { continue }
      let value: YAMLNode =
        if section == .extends {
          YAMLNode(
            content: .sequence(
              own.flatMap { element -> [YAMLNode] in
                guard case .list(let names) = element.value else { return [] }
                return names.map { YAMLNode($0, at: element.place) }
              }), mark: first.place.mark)
        } else {
          YAMLNode(
            content: .mapping(
              own.map {
                YAMLEntry(
                  key: $0.name, keyMark: $0.place.mark, value: YAMLNode($0.value, at: $0.place))
              }), mark: first.place.mark)
        }
      sections.append(
        YAMLEntry(key: section.rawValue, keyMark: first.place.mark, value: value))
    }
    self.init(content: .mapping(sections), mark: start.mark)
  }

  private init(_ value: RuleValue, at place: CodePlace) {
    let content: Content =
      switch value {
      case .text(let text): .scalar(text, isPlain: false)
      case .number(let number): .scalar(String(number), isPlain: true)
      case .flag(let flag): .scalar(flag ? "true" : "false", isPlain: true)
      case .list(let elements): .sequence(elements.map { YAMLNode($0, at: place) })
      case .mapping(let entries):
        .mapping(
          entries.map {
            YAMLEntry(key: $0.key, keyMark: place.mark, value: YAMLNode($0.value, at: place))
          })
      }
    self.init(content: content, mark: place.mark)
  }
}

extension CodePlace {
  fileprivate var mark: Mark { Mark(path: file, line: line, column: column) }
}
