import LintelText

/// Builds the tree of one YAML document from its events.
///
/// A duplicate key is reported, and reading continues. An error that leaves the rest of the text
/// without a meaning is reported, and ends the reading.
package struct YAMLReader: ~Copyable {
  /// The largest number of nested levels of lists and mappings.
  static let depthLimit = 64
  /// The largest number of values that aliases may repeat in all.
  static let aliasLimit = 10_000

  private var events: YAMLEvents
  private let text: YAMLText
  private let log: ErrorLog
  /// The content that an empty file lacks, in the words of a message.
  private let needed: String?
  private var anchors: [String: Built] = [:]
  private var openAnchors: [String] = []
  private var repeated = 0

  /// Returns the root of the document in `bytes`; `nil`, with at least one error in `log`, if the
  /// document is empty or cannot be read to its end.
  ///
  /// - Parameter needed: the content that an empty file lacks, in the words of a message.
  package static func read(
    _ bytes: [UInt8], path: String, needed: String? = nil, log: ErrorLog
  ) -> YAMLNode? {
    do {
      let text = try YAMLText(bytes, path: path)
      return try text.bytes.withUnsafeBufferPointer { buffer throws(Stop) in
        var reader = YAMLReader(
          events: YAMLEvents(reading: buffer), text: text, needed: needed, log: log)
        return try reader.document()
      }
    } catch {
      log.report(error.error, at: error.mark)
      return nil
    }
  }

  private init(
    events: consuming YAMLEvents, text: YAMLText, needed: String?, log: ErrorLog
  ) {
    self.events = events
    self.text = text
    self.needed = needed
    self.log = log
  }

  private mutating func document() throws(Stop) -> YAMLNode {
    _ = try next()
    let start = try next()
    guard case .documentStart = start.kind else {
      throw emptyFile
    }
    let root = try value(startingWith: try next(), depth: 0).node
    _ = try next()
    let end = try next()
    guard case .streamEnd = end.kind else { throw Stop(.severalDocuments, at: mark(of: end)) }
    if root.isNothing { throw emptyFile }
    return root
  }

  /// A value with its size and height, which count against the limits wherever an alias repeats the
  /// value.
  private struct Built {
    let node: YAMLNode
    /// The number of values in it, including itself.
    var size = 1
    /// The number of levels of lists and mappings in it.
    var height = 0

    /// Counts another value as contained in this one.
    mutating func add(_ inner: Built) {
      size += inner.size
      height = max(height, inner.height + 1)
    }
  }

  /// Reads the value that `event` begins.
  private mutating func value(startingWith event: YAMLEvent, depth: Int) throws(Stop) -> Built {
    let mark = mark(of: event)
    if case .alias(let name) = event.kind {
      return try target(ofAlias: name, depth: depth, at: mark)
    }
    guard depth < Self.depthLimit else { throw Stop(.nestedTooDeep(Self.depthLimit), at: mark) }
    if let tag = event.tag { throw Stop(.tag(Self.short(tag)), at: mark) }

    if let anchor = event.anchor { openAnchors.append(anchor) }
    let built =
      switch event.kind {
      case .scalar(let text, let isPlain):
        Built(node: YAMLNode(content: .scalar(text, isPlain: isPlain), mark: mark))
      case .sequenceStart: try list(at: mark, depth: depth)
      default: try mapping(at: mark, depth: depth)
      }
    if let anchor = event.anchor {
      openAnchors.removeLast()
      anchors[anchor] = built
    }
    return built
  }

  private mutating func list(at mark: Mark, depth: Int) throws(Stop) -> Built {
    var elements: [Built] = []
    while true {
      let event = try next()
      if case .sequenceEnd = event.kind { break }
      elements.append(try value(startingWith: event, depth: depth + 1))
    }
    var built = Built(node: YAMLNode(content: .sequence(elements.map(\.node)), mark: mark))
    for element in elements { built.add(element) }
    return built
  }

  private mutating func mapping(at mark: Mark, depth: Int) throws(Stop) -> Built {
    var entries: [YAMLEntry] = []
    var values: [Built] = []
    var lines: [String: Int] = [:]
    while true {
      let event = try next()
      if case .mappingEnd = event.kind { break }
      let key = try value(startingWith: event, depth: depth + 1).node
      guard case .scalar(let text, _) = key.content else { throw Stop(.keyNotText, at: key.mark) }
      let value = try value(startingWith: try next(), depth: depth + 1)
      values.append(value)
      if let line = lines[text] {
        log.report(YAMLError.duplicateKey(text, firstLine: line), at: key.mark)
      } else {
        lines[text] = key.mark.line
        entries.append(YAMLEntry(key: text, keyMark: key.mark, value: value.node))
      }
    }
    var built = Built(node: YAMLNode(content: .mapping(entries), mark: mark))
    for value in values { built.add(value) }
    return built
  }

  private mutating func target(
    ofAlias name: String, depth: Int, at mark: Mark
  ) throws(Stop) -> Built {
    if openAnchors.contains(name) { throw Stop(.aliasInsideItself(name), at: mark) }
    guard let target = anchors[name] else { throw Stop(.unknownAnchor(name), at: mark) }
    repeated += target.size
    if repeated > Self.aliasLimit { throw Stop(.tooManyAliases(Self.aliasLimit), at: mark) }
    guard depth + target.height < Self.depthLimit else {
      throw Stop(.nestedTooDeep(Self.depthLimit), at: mark)
    }
    return target
  }

  /// Returns a tag in its usual spelling: `!!str`.
  private static func short(_ tag: String) -> String {
    let standard = "tag:yaml.org,2002:"
    return tag.hasPrefix(standard) ? "!!" + tag.dropFirst(standard.count) : tag
  }

  private mutating func next() throws(Stop) -> YAMLEvent {
    do {
      return try events.next()
    } catch {
      throw text.stop(for: error)
    }
  }

  private var emptyFile: Stop {
    Stop(.emptyFile(needed: needed), at: Mark(path: text.path, line: 0, column: 0))
  }

  private func mark(of event: YAMLEvent) -> Mark { text.mark(ofScalar: event.index) }
}

/// The error that ends the reading of a file.
struct Stop: Error {
  let error: YAMLError
  let mark: Mark

  init(_ error: YAMLError, at mark: Mark) {
    self.error = error
    self.mark = mark
  }
}
