import LintelArchitecture
import LintelFindings
import Testing

/// Initial values that take an instance of a type by themselves, as they are written.
@Suite struct InjectionTests {
  private func messages(_ value: String) throws -> [String] {
    let folder = try ProjectFolder([
      "A/Screen.swift": "class Screen { \(value) }\n",
      "B/Service.swift": """
      class Service {
        static let shared = Service(), größe = Service(), `default` = Service(), v2_1 = Service()
        static let limit = 3
      }
      """,
    ])
    let rules = """
      version: 1
      components: { A: A/**, B: B/** }
      rules: { r: { kind: declarations, in: A, should: { injects: B } } }
      """
    return try DeclaredArchitecture(rulesFile: "lintel.yml", text: rules).check(folder.path)
      .findings
      .map(\.message)
  }

  @Test(arguments: [
    ("let s = Service.shared", "shared"), ("let s = Service.größe", "größe"),
    ("let s = Service.`default`", "default"), ("let s = Service.default", "default"),
    ("let s = Service.v2_1", "v2_1"), ("let s: Service = .shared", "shared"),
    ("let s: Service = .größe", "größe"), ("let s: Service = .`default`", "default"),
  ])
  func aSharedInstanceIsTaken(_ value: String, _ name: String) throws {
    #expect(
      try messages(value) == [
        "'Screen' (A) takes 'Service.\(name)' (B) itself, instead of receiving it"
      ])
  }

  @Test(arguments: ["let n = Service.limit", "let s: Service", "init(s: Service) {}"])
  func allElseIsHandedOver(_ value: String) throws {
    #expect(try messages(value) == [])
  }
}
