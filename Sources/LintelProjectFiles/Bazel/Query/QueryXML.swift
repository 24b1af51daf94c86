import LintelPlatform
import LintelVocabulary

/// Reads rules in XML that `bazel query` has written.
///
/// A rule contains its attributes: texts and labels with a name and a value, and lists with a name
/// and elements that have a value.
struct QueryXML {
  struct Misreading: Error {
    /// The offset in UTF-8 bytes.
    let offset: Int
    let problem: BazelQueryProblem
  }

  private(set) var rules: [BazelRule] = []
  private var tags: QueryTags
  /// The names of the elements that are open, the outermost first.
  private var open: [String] = []
  /// The rule that is open, if it is one of the project.
  private var rule: BazelRule?
  /// The name of the list that is open, and its elements so far.
  private var list: (name: String, elements: [String])?

  init(_ bytes: [UInt8]) throws(Misreading) {
    if let offset = bytes.withUnsafeBufferPointer(firstInvalidUTF8) {
      throw Misreading(offset: offset, problem: .notUTF8)
    }
    tags = QueryTags(bytes)
    while let tag = try tags.next() {
      if tag.isClosing {
        try close(tag)
      } else {
        begin(tag)
        open.append(tag.name)
        if tag.isEmpty { try close(tag) }
      }
    }
    guard open.isEmpty else { throw Misreading(offset: bytes.count, problem: .endsEarly) }
  }

  private mutating func begin(_ tag: QueryTags.Tag) {
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

  private static func value(_ tag: QueryTags.Tag) -> BazelValue {
    guard let value = tag.attributes["value"], !value.isEmpty else { return .nothing }
    return tag.name == "boolean" ? .truth(value == "true") : .text(value)
  }

  private mutating func close(_ tag: QueryTags.Tag) throws(Misreading) {
    guard let expected = open.popLast() else {
      throw Misreading(offset: tag.offset, problem: .unexpectedClosingTag)
    }
    guard expected == tag.name else {
      throw Misreading(offset: tag.offset, problem: .wrongClosingTag(expected: expected))
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
