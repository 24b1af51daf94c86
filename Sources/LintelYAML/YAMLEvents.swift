import CLibYAML
import LintelText

/// One event of libyaml's parser.
package struct YAMLEvent {
  package enum Kind {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(String, isPlain: Bool)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
  }

  package let kind: Kind
  package let anchor: String?
  package let tag: String?
  /// The position in the text, in Unicode scalars.
  package let index: Int
}

/// A mistake that makes a text invalid YAML, in libyaml's words.
struct YAMLSyntaxError: Error {
  let problem: String
  let context: String
  /// The position in the text, in Unicode scalars.
  let index: Int
  /// The start of the construct that ``context`` describes, in Unicode scalars.
  var contextIndex = 0

  /// Whether the text ends inside of quotes.
  var isUnclosedQuote: Bool {
    context.hasSuffix("quoted scalar")
      && ["end of stream", "document indicator"].contains(where: problem.hasSuffix)
  }
}

/// Owns a libyaml parser; the text must outlive it.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let isReady: Bool

  init(reading text: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) == 1
    if isReady {
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    }
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
  }

  mutating func next() throws(YAMLSyntaxError) -> YAMLEvent {
    guard isReady else {
      throw YAMLSyntaxError(problem: "not enough memory to read the file", context: "", index: 0)
    }
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  private var syntaxError: YAMLSyntaxError {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "the text is not YAML"
    let context = state.context.map { String(cString: $0) } ?? ""
    return YAMLSyntaxError(
      problem: problem, context: context, index: Int(clamping: state.problem_mark.index),
      contextIndex: Int(clamping: state.context_mark.index))
  }
}

extension YAMLEvent {
  package init(_ event: yaml_event_t) {
    var anchor: UnsafeMutablePointer<yaml_char_t>?
    var tag: UnsafeMutablePointer<yaml_char_t>?
    switch event.type {
    case YAML_STREAM_START_EVENT: kind = .streamStart
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_ALIAS_EVENT: kind = .alias(Self.text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      (anchor, tag) = (scalar.anchor, scalar.tag)
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(
        String(decoding: bytes, as: UTF8.self),
        isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT:
      (anchor, tag) = (event.data.sequence_start.anchor, event.data.sequence_start.tag)
      kind = .sequenceStart
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      (anchor, tag) = (event.data.mapping_start.anchor, event.data.mapping_start.tag)
      kind = .mappingStart
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    default: kind = .streamEnd
    }
    self.anchor = Self.text(anchor)
    self.tag = Self.text(tag)
    index = Int(clamping: event.start_mark.index)
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}
