import LintelPlatform
import LintelVocabulary

/// Reads rules in XML that `bazel query` has written.
///
/// A rule contains its attributes: texts and labels with a name and a value, and lists with a name
/// and elements that have a value.
struct QueryXML {
  private(set) var rules: [BazelRule] = []
  private var cursor: ByteCursor
  /// The names of the elements that are not yet closed, the outermost first.
  private var open: [String] = []
  /// The rule whose element is not yet closed; `nil` if there is none, or if it is not in the
  /// project.
  private var rule: BazelRule?
  /// The name of the list that is being read, and its elements so far.
  private var list: (name: String, elements: [String])?

  init(_ bytes: [UInt8]) throws(ProjectFileError) {
    cursor = ByteCursor(bytes)
    if let offset = bytes.withUnsafeBufferPointer(firstInvalidUTF8) {
      throw error(.notUTF8, at: offset)
    }
    while let tag = try nextTag() {
      if tag.form != .closing {
        begin(tag)
        open.append(tag.name)
      }
      if tag.form != .opening { try close(tag) }
    }
    guard open.isEmpty else { throw error(.endsEarly, at: bytes.count) }
  }

  /// Reads the next tag; returns `nil` at the end of the file. Comments and text are skipped.
  private mutating func nextTag() throws(ProjectFileError) -> XMLTag? {
    do throws(Misreading) {
      while true {
        cursor.advance { $0 != UInt8(ascii: "<") }
        if cursor.isAtEnd { return nil }
        guard cursor.isAt("<!--") || cursor.isAt("<?") else {
          // Bazel may write a character beyond U+FFFF as two references, to its surrogates.
          return try XMLTag(&cursor, checkingReferences: false)
        }
        try cursor.skipBetweenTags()
      }
    } catch {
      switch error.problem {
      case .endsEarly, .unclosedString: throw self.error(.endsEarly, at: cursor.bytes.count)
      default: throw self.error(.wrongTag, at: error.offset)
      }
    }
  }

  private func error(_ problem: BazelQueryProblem, at offset: Int) -> ProjectFileError {
    ProjectFileError(problem.message, at: offset, in: cursor.bytes)
  }

  private mutating func begin(_ tag: XMLTag) {
    if tag.name == "rule" {
      rule = BazelLabel(tag.attributes["name"] ?? "", in: "").map {
        BazelRule(kind: tag.attributes["class"] ?? "", label: $0, offset: tag.offset)
      }
      rule?.setLocation(tag.attributes["location"])
    } else if open.last == "rule", let name = tag.attributes["name"],
      BazelRule.attributeNames.contains(name)
    {
      if tag.name == "list" {
        list = (name, [])
      } else {
        rule?.attributes[name] = Self.value(tag)
      }
    } else if open.last == "list", let value = tag.attributes["value"] {
      list?.elements.append(value)
    }
  }

  private static func value(_ tag: XMLTag) -> BazelValue {
    guard let value = tag.attributes["value"], !value.isEmpty else { return .nothing }
    return tag.name == "boolean" ? .truth(value == "true") : .text(value)
  }

  private mutating func close(_ tag: XMLTag) throws(ProjectFileError) {
    guard let expected = open.popLast() else {
      throw error(.unexpectedClosingTag, at: tag.offset)
    }
    guard expected == tag.name else {
      throw error(.wrongClosingTag(expected: expected), at: tag.offset)
    }
    if tag.name == "list", let (name, elements) = list {
      rule?.attributes[name] = .list(BazelList(elements))
      list = nil
    } else if tag.name == "rule", let rule {
      rules.append(rule)
      self.rule = nil
    }
  }
}
