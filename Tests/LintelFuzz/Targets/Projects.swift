import LintelProjectFiles
import LintelVocabulary

/// The properties that any bytes must have as a property list of a project.
enum ProjectProperty: String, FuzzProperty {
  /// An error is one line of text, with a location in the file.
  case messages
  /// Values begin in the file, in the order in which they are written.
  case places
  /// Each key of a dictionary is found, with the value of its last entry, unless that is `null`.
  case keys
  /// The same bytes give the same values or error.
  case determinism

  func breach(in input: ProjectInput, thoroughly: Bool) -> String? {
    switch self {
    case .messages: input.messagesBreach
    case .places: input.placesBreach
    case .keys: input.root.flatMap(Self.keysBreach)
    case .determinism:
      input.text == ProjectInput(input.bytes).text ? nil : "read otherwise again"
    }
  }

  private static func keysBreach(in node: PropertyList.Node) -> String? {
    let entries = node.entries
    var last: [[UInt8]: PropertyList.Node] = [:]
    for (key, value) in entries { last[Array(key.utf8)] = value }
    for (key, _) in entries {
      let found = node[key]
      guard let expected = last[Array(key.utf8)], found?.offset != expected.offset else { continue }
      let mayBeNull = !expected.isArray && !expected.isDictionary && expected.text == nil
      if found != nil || !mayBeNull { return "'\(key)' is not found, or with another value" }
    }
    return (node.elements + entries.map(\.value)).lazy.compactMap(keysBreach).first
  }
}

struct ProjectInput {
  let bytes: [UInt8]
  private let read: Result<PropertyList, ProjectFileError>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    read = Result { () throws(ProjectFileError) in try PropertyList(bytes) }
  }

  /// One property list in each format.
  static let seeds = [
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjects = {
    \t\tA1 /* a.swift */ = {isa = PBXFileReference; path = "a \\"b\\" \\U00e9\\351\\n"; };
    \t\tB2 = { isa = 'PBXGroup'; children = (A1, "", ); sourceTree = "<group>"; data = <0f A0>; };
    \t};
    \trootObject = $(C)/d//e.f:g-h;
    }
    """,
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://a/b.dtd">
    <plist version="1.0"><dict><key>a&amp;&#233;</key><array><string>b<![CDATA[c]]></string><true/>
    <integer>46</integer><data>YQ==</data></array><!-- d --><key>e</key><dict/></dict></plist>
    """,
    #"{"archiveVersion": 1, "objects": {"A1": {"isa": "B\u00e9\n", "c": ["d", true, -1.5e3]}}}"#,
  ].map { Array($0.utf8) }

  fileprivate var root: PropertyList.Node? { try? read.get().root }

  fileprivate var text: String {
    switch read {
    case .success(let list): Self.text(list.root)
    case .failure(let error): "\(error)"
    }
  }

  private static func text(_ node: PropertyList.Node) -> String {
    let elements = node.elements.map(text).joined(separator: ",")
    let entries = node.entries.map { "\($0.key)=\(text($0.value))" }.joined(separator: ";")
    return "\(node.offset):\(node.text ?? "nil")(\(elements)){\(entries)}"
  }

  fileprivate var messagesBreach: String? {
    guard case .failure(let error) = read else { return nil }
    if error.message.isEmpty { return "a problem without a message" }
    return placeBreach(line: error.line, column: error.column, in: SourceText(bytes))
      ?? controlBreach(in: error.message.utf8)
  }

  fileprivate var placesBreach: String? {
    var latest = -1
    var rest = root.map { [$0] } ?? []
    while let node = rest.popLast() {
      guard node.offset >= latest, node.offset <= bytes.count else {
        return "a value at byte \(node.offset), after one at \(latest)"
      }
      latest = node.offset
      rest += (node.elements + node.entries.map(\.value)).reversed()
    }
    return nil
  }
}
