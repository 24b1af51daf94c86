import LintelVocabulary

/// Names of files that a configuration of a target leaves out, though they are among its files.
package struct ExcludedNames: Equatable, Sendable {
  /// One list for each SDK that has its own.
  private let excluded: [Names]
  /// What counts in spite of these.
  private let included: Names

  private struct Names: Equatable {
    let patterns: Set<NamePattern>
    private let search: NamePatterns

    init(_ patterns: [NamePattern]) {
      self.patterns = Set(patterns)
      search = NamePatterns(self.patterns.map { ($0, 0) })
    }

    var areTooMany: Bool { search.wildCount > FileGlobs.wildLimit }

    func match(_ name: Substring) -> Bool {
      var tried = 0
      return !search.numbers(matching: name, tried: &tried).isEmpty
    }

    static func == (left: Self, right: Self) -> Bool { left.patterns == right.patterns }
  }

  /// - Parameters:
  ///   - excluded: patterns, as the setting has them with each SDK.
  ///   - included: the same for names that count nevertheless.
  /// - Returns: `nil` when nothing is left out for certain.
  init?(excluded: [String], included: [String]) {
    // How Xcode matches folders, and reads quoted names, is not documented.
    let hasOnlyNames = (excluded + included).allSatisfy { text in
      !text.contains { "\\\"'[]{}".contains($0) }
    }
    guard hasOnlyNames, !included.contains(where: { $0.contains("/") }) else { return nil }
    self.excluded = excluded.map { Names(Self.patterns($0)) }
    self.included = Names(included.flatMap(Self.patterns))
    if self.excluded.contains(where: \.patterns.isEmpty) { return nil }
  }

  /// Whether more patterns are to be tried one by one than is done.
  var areTooMany: Bool { (excluded + [included]).contains(where: \.areTooMany) }

  private static func patterns(_ text: String) -> [NamePattern] {
    text.split(whereSeparator: \.isWhitespace).filter { !$0.contains("/") }
      .map { NamePattern($0, .shell) }
  }

  /// Whether the file is left out whatever the SDK.
  func contains(_ path: String) -> Bool {
    let name = Substring(RelativePath.fileName(of: path))
    return excluded.allSatisfy { $0.match(name) } && !included.match(name)
  }
}

extension ProjectTarget {
  /// Whether none of the configurations compiles a file that is among the target's.
  package func excludes(_ path: String) -> Bool {
    !configurations.isEmpty && configurations.allSatisfy { $0.excluded?.contains(path) == true }
  }
}
