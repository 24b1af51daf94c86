import LintelVocabulary

/// The names of files that a configuration leaves out, although they are files of the target, e.g.
/// `EXCLUDED_SOURCE_FILE_NAMES = *.gen.swift`.
package struct ExcludedNames: Equatable, Sendable {
  /// One list for each SDK that has its own value of the setting.
  private let excluded: [Names]
  /// The names that are compiled although ``excluded`` matches them.
  private let included: Names

  private struct Names: Equatable {
    let patterns: Set<GlobName>
    private let search: NamePatterns

    init(_ patterns: [GlobName]) {
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
  ///   - excluded: the values of `EXCLUDED_SOURCE_FILE_NAMES`, one for each SDK.
  ///   - included: the values of `INCLUDED_SOURCE_FILE_NAMES`, which overrides it.
  /// - Returns: `nil` if it is not certain that a name is left out.
  init?(excluded: [String], included: [String]) {
    // It is not documented how Xcode matches folders and reads quoted names.
    let hasOnlyNames = (excluded + included).allSatisfy { text in
      !text.contains { "\\\"'[]{}".contains($0) }
    }
    guard hasOnlyNames, !included.contains(where: { $0.contains("/") }) else { return nil }
    self.excluded = excluded.map { Names(Self.patterns($0)) }
    self.included = Names(included.flatMap(Self.patterns))
    if self.excluded.contains(where: \.patterns.isEmpty) { return nil }
  }

  /// Whether more patterns must be tried one by one than ``FileGlobs/wildLimit``.
  var areTooMany: Bool { (excluded + [included]).contains(where: \.areTooMany) }

  private static func patterns(_ text: String) -> [GlobName] {
    text.split(whereSeparator: \.isWhitespace).filter { !$0.contains("/") }
      .map { GlobName($0, .shell) }
  }

  /// Whether the file is left out with every SDK.
  func contains(_ path: String) -> Bool {
    let name = Substring(RelativePath.fileName(of: path))
    return excluded.allSatisfy { $0.match(name) } && !included.match(name)
  }
}

extension ProjectTarget {
  /// Whether the target has configurations, and all of them leave a file of the target out.
  package func excludes(_ path: String) -> Bool {
    !configurations.isEmpty && configurations.allSatisfy { $0.excluded?.contains(path) == true }
  }
}
