import LintelVocabulary

/// What the specification of a pod says of its sources: those of the pod and of all its parts, as
/// any of them may be asked for.
struct Podspec {
  /// A pod, a part of one, or its tests.
  struct Specification {
    enum Kind {
      case pod
      case tests
      /// An app to try the pod in, which nobody imports.
      case app
    }

    let kind: Kind
    /// The position of the one that it is a part of.
    let parent: Int?
    /// How many it is a part of.
    let depth: Int
    var sources: [String] = []
    var exclusions: [String] = []
    var dependencies: [String] = []
  }

  private(set) var specifications: [Specification] = []
  /// Which files are theirs.
  private(set) var patterns: [Specification.Kind: [SourcePatterns]] = [:]
  private(set) var moduleName: String?
  private(set) var notes: [ProjectNote] = []
  let path: String
  private let code: RubyCode
  private let lines: LineTable
  /// What the code calls the specifications: the last one of a name counts.
  private var variables: [String: Int] = [:]

  init(_ bytes: [UInt8], at path: String) throws(ProjectFileError) {
    self.path = path
    code = try RubyCode(bytes)
    lines = LineTable(bytes)
    var position = 0
    while position < code.tokens.count { position = max(read(at: position), position + 1) }
    patterns = readPatterns()
    if specifications.isEmpty { note("there is no 'Pod::Spec.new' to read", at: 0) }
  }

  /// - Returns: where to go on.
  private mutating func read(at position: Int) -> Int {
    if code.isWord("new", at: position), code.isMark(".", at: position - 1),
      ["Spec", "Specification"].contains(code.word(at: position - 2))
    {
      add(.pod, parent: nil, block: position + 1)
    }
    guard code.startsStatement(position), let variable = code.word(at: position),
      let owner = variables[variable], code.isMark(".", at: position + 1),
      let attribute = code.word(at: position + 2)
    else { return position + 1 }
    if Self.platforms.contains(attribute), code.isMark(".", at: position + 3),
      let inner = code.word(at: position + 4)
    {
      // What one platform leaves out, another may compile.
      return inner == "exclude_files"
        ? code.endOfStatement(from: position + 5) : readValue(inner, of: owner, from: position + 5)
    }
    return readValue(attribute, of: owner, from: position + 3)
  }

  private static let platforms = ["ios", "osx", "macos", "tvos", "watchos", "visionos"]

  private mutating func readValue(_ attribute: String, of owner: Int, from start: Int) -> Int {
    switch attribute {
    case "subspec": return readPart(.pod, of: owner, from: start)
    case "test_spec": return readPart(.tests, of: owner, from: start)
    case "app_spec": return readPart(.app, of: owner, from: start)
    case "dependency":
      let name = code.isMark("(", at: start) ? start + 1 : start
      if let name = code.text(at: name)?.pathParts.first {
        specifications[owner].dependencies.append(String(name))
      } else {
        note("a computed dependency is left out", at: start)
      }
    case "module_name":
      if code.isMark("=", at: start), let name = code.text(at: start + 1) { moduleName = name }
    case "source_files", "exclude_files":
      guard code.isMark("=", at: start) || code.isMark("+=", at: start) else { return start }
      let values = literals(attribute, from: start + 1)
      if attribute == "source_files" {
        specifications[owner].sources += values
      } else {
        specifications[owner].exclusions += values
      }
    default: return start
    }
    return code.endOfStatement(from: start)
  }

  /// Ten times as many parts as any pod has: each has what all around it leave out.
  static let limit = 2_000
  static let depthLimit = 32

  /// - Returns: where its block begins.
  private mutating func readPart(_ kind: Specification.Kind, of owner: Int, from start: Int) -> Int
  {
    let block = (start..<start + 8).first { code.isWord("do", at: $0) || code.isMark("{", at: $0) }
    let inherited = specifications[owner].kind
    add(inherited == .pod ? kind : inherited, parent: owner, block: block ?? start)
    return block ?? start
  }

  /// - Parameter block: where `do |name|` may be.
  private mutating func add(_ kind: Specification.Kind, parent: Int?, block: Int) {
    guard code.isWord("do", at: block) || code.isMark("{", at: block),
      code.isMark("|", at: block + 1), let variable = code.word(at: block + 2)
    else { return }
    guard specifications.count < Self.limit else {
      variables[variable] = nil
      return note("only the first \(Self.limit) parts of a pod count", at: block)
    }
    let depth = parent.map { specifications[$0].depth + 1 } ?? 0
    guard depth < Self.depthLimit else {
      variables[variable] = nil
      return note("parts of a pod in each other count to a depth of \(Self.depthLimit)", at: block)
    }
    variables[variable] = specifications.count
    specifications.append(Specification(kind: kind, parent: parent, depth: depth))
  }

  /// The texts of a list that is written out; none if any of it is computed.
  private mutating func literals(_ attribute: String, from start: Int) -> [String] {
    let end = code.endOfStatement(from: start)
    var values: [String] = []
    for position in start..<max(start, end) {
      switch code.kind(at: position) {
      case .text(let text): values.append(text)
      case .words(let words): values += words
      case .mark("["), .mark("]"), .mark(","), .lineEnd: continue
      default:
        note("'\(attribute)' is computed here, so what it says is not known", at: start)
        return []
      }
    }
    return values
  }

  private mutating func note(_ message: String, at position: Int) {
    let offset = code.tokens.indices.contains(position) ? code.tokens[position].offset : 0
    notes.append(ProjectNote(message, at: offset, lines, of: path))
  }
}
