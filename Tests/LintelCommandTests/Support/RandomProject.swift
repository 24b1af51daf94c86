/// A project of three modules with types that use each other, extensions of them in other modules
/// and files, and what its graph of types is, as it was made up.
///
/// The same for the same seed. It knows nothing of how Lintel reads it.
struct RandomProject {
  private(set) var files: [String: String] = [
    "lintel.yml": """
    version: 1
    sources: { modules: { A: A/**, B: B/**, C: C/** } }
    components: { X: "*/x/**", Y: "*/y/**" }
    rules: { parts: { kind: independent, of: [X, Y] } }
    """
  ]
  /// The nodes of the graph by name, each with the names of those that it uses.
  private(set) var uses: [String: Set<String>] = [:]

  private struct Model {
    let name: String
    let module: Int
    let file: String
  }

  private static let modules = ["A", "B", "C"]
  private static let folders = ["x/f.swift", "y/f.swift", "y/g.swift", "h.swift"]
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    var types: [Model] = []
    for number in 0..<9 {
      let module = number % Self.modules.count
      let file = place(only: module)
      types.append(Model(name: "T\(number)", module: module, file: file))
    }
    for type in types {
      uses[type.name] = []
      let used = types.filter { $0.module <= type.module && $0.name != type.name && chance(4) }
      let fields = used.enumerated().map { "public var f\($0): [\($1.name)] = []" }
      uses[type.name]?.formUnion(used.map(\.name))
      write("public struct \(type.name) { \(fields.joined(separator: "; ")) }", to: type.file)
    }
    for number in 0..<7 { extend(types, number) }
  }

  /// Writes an extension of a random type, which uses another, and a caller of its member.
  private mutating func extend(_ types: [Model], _ number: Int) {
    let type = types[next(types.count)]
    let (module, file) = place(from: type.module)
    let used = types.filter { $0.module <= module }
    let argument = used[next(used.count)]
    let isLocal = chance(2)
    let access = isLocal ? "private " : ""
    write(
      "\(access)extension \(type.name) { func e\(number)(_ value: [\(argument.name)]) {} }",
      to: file)
    let node =
      if file == type.file || !isLocal && module == type.module {
        type.name
      } else if isLocal {
        "\(file):\(type.name)"
      } else {
        "\(Self.modules[module]).\(type.name)"
      }
    uses[node, default: []].formUnion([type.name, argument.name])

    // The caller is in the same file, or anywhere that can see the extension's module.
    let callerFile = isLocal ? file : place(only: module)
    let caller = "Caller\(number)"
    write(
      "struct \(caller) { func call(_ value: \(type.name)) { value.e\(number)([]) } }",
      to: callerFile)
    uses[caller] = [type.name, node]
    for name in uses.keys { uses[name]?.remove(name) }
  }

  private mutating func place(from module: Int) -> (module: Int, file: String) {
    let chosen = module + next(Self.modules.count - module)
    return (chosen, place(only: chosen))
  }

  private mutating func place(only module: Int) -> String {
    "\(Self.modules[module])/\(Self.folders[next(Self.folders.count)])"
  }

  private mutating func write(_ line: String, to file: String) {
    let imports = "import A\nimport B\n"
    let own = Self.modules.firstIndex(of: String(file.prefix(1))) ?? 0
    let head = imports.split(separator: "\n").prefix(own).map { $0 + "\n" }.joined()
    files[file, default: head] += line + "\n"
  }

  private mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  private mutating func chance(_ oneIn: Int) -> Bool { next(oneIn) == 0 }
}
