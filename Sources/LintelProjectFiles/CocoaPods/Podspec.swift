import LintelVocabulary

/// The sources in the specification of a pod: those of the pod and of all its subspecs, because a
/// project may use any of them.
struct Podspec {
  /// The specification of a pod, of one of its subspecs, or of its tests or apps.
  struct Specification {
    enum Kind {
      case pod
      case tests
      /// An app that demonstrates the pod; nobody imports the app.
      case app
    }

    let kind: Kind
    /// The index of the specification around this one.
    let parent: Int?
    /// The number of specifications around this one.
    let depth: Int
    var sources: [String] = []
    var exclusions: [String] = []
    var dependencies: [String] = []
  }

  private(set) var specifications: [Specification] = []
  /// The patterns for the files of the specifications.
  private var patterns: [Specification.Kind: [SourcePatterns]] = [:]
  private var moduleName: String?
  private(set) var notes: [Note] = []
  let path: String
  private let code: RubyCode
  private let lines: LineTable
  /// The indices of the specifications by the variables of their blocks: `Pod::Spec.new do |s|`. A
  /// later block replaces an earlier one with the same variable.
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

  /// Reads the code at a position.
  ///
  /// - Returns: the position at which reading continues.
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
      // Files that one platform excludes may be compiled for another:
      // `s.ios.exclude_files = 'Mac/*'`.
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

  /// The largest number of specifications, twenty times that of the largest known pod. It is
  /// limited because each specification has the exclusions of all specifications around it.
  static let limit = 2_000
  static let depthLimit = 32

  /// Reads a specification inside of another one.
  ///
  /// - Returns: the position of the block of the inner specification.
  private mutating func readPart(_ kind: Specification.Kind, of owner: Int, from start: Int) -> Int
  {
    let block = (start..<start + 8).first { code.isWord("do", at: $0) || code.isMark("{", at: $0) }
    let inherited = specifications[owner].kind
    add(inherited == .pod ? kind : inherited, parent: owner, block: block ?? start)
    return block ?? start
  }

  /// - Parameter block: the position at which there may be `do |name|`.
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

  /// Returns the texts of a literal list; none if a part is computed: `Dir['*.swift']`.
  private mutating func literals(_ attribute: String, from start: Int) -> [String] {
    let end = code.endOfStatement(from: start)
    var values: [String] = []
    for position in start..<max(start, end) {
      switch code.kind(at: position) {
      case .text(let text): values.append(text)
      case .words(let words): values += words
      case .mark("["), .mark("]"), .mark(","), .lineEnd: continue
      default:
        note("'\(attribute)' is computed here, so its value is not known", at: start)
        return []
      }
    }
    return values
  }

  private mutating func note(_ message: String, at position: Int) {
    let offset = code.tokens.indices.contains(position) ? code.tokens[position].offset : 0
    notes.append(Note(message, at: offset, lines, of: path))
  }
}

extension Podspec {
  /// Returns the target of the pod, and that of its tests if it has any.
  ///
  /// - Parameters:
  ///   - pod: the entry of the pod in the `Podfile`.
  ///   - pods: the names of all pods that are developed in place.
  func targets(of pod: Podfile.Pod, among pods: Set<String>) -> [ProjectTarget] {
    let module = moduleName ?? LintelVocabulary.moduleName(ofTarget: pod.name)
    var target = ProjectTarget(
      id: pod.name, name: pod.name, kind: .framework, offset: pod.offset,
      module: TargetModule(name: module),
      product: TargetProduct(id: pod.name, fileName: module + ".framework"))
    target.patterns = patterns[.pod] ?? []
    target.dependencies = dependencies(of: .pod, among: pods, except: pod.name)
    guard specifications.contains(where: { $0.kind == .tests }) else { return [target] }
    let name = pod.name + "-Unit-Tests"
    var tests = ProjectTarget(
      id: name, name: name, kind: .unitTests, offset: pod.offset,
      module: TargetModule(name: LintelVocabulary.moduleName(ofTarget: name)))
    tests.patterns = patterns[.tests] ?? []
    tests.dependencies =
      [.target(id: pod.name)] + dependencies(of: .tests, among: pods, except: pod.name)
    return [target, tests]
  }

  private func dependencies(
    of kind: Specification.Kind, among pods: Set<String>, except pod: String
  ) -> [TargetDependency] {
    var seen: Set<String> = [pod]
    return specifications.filter { $0.kind == kind }.flatMap(\.dependencies)
      .filter { seen.insert($0).inserted }
      .map { name in
        pods.contains(name)
          ? .target(id: name)
          : .product(fileName: LintelVocabulary.moduleName(ofTarget: name) + ".framework")
      }
  }
}
