import LintelProving
import Testing

/// The mutations of the kinds of rules break them: each change is made in the text of a
/// project, and the rule must find it where it was made.
@Suite struct KindMutationTests {
  @Test func symbols() throws {
    let files = [
      "A/Screen.swift": "final class Screen { let name = \"\" }\n",
      "A/Value.swift": "enum Value {}\n", "B/Store.swift": "struct Store {}\n",
      "Root/Root.swift": "let root = URLSession.shared\n",
    ]
    let all = try survivors(
      of: """
        version: 1
        components: { A: A/**, Root: Root/** }
        rules:
          r:
            kind: symbols
            outside: Root
            deny: ["*.shared", "Date.init()", print, "log(_:level:)", "Locator.*", "NS*", Url.main]
        """, in: files)
    #expect(all.mutations.count == 14)
    #expect(all.mutations.contains("'Screen' uses 'LintelProof.shared'"))
    #expect(all.mutations.contains("'Store' uses 'log(0, level: 0)'"))
    #expect(all.survivors == [])
  }

  @Test(arguments: [
    "2D point.shared", "`2D point`.*", "class", "Kind.default", "`v1.2`.shared",
    "log it(_:at most:)", "*.the one", "X.init(in it:for:inout:)",
  ])
  func symbolsInBackticks(pattern: String) throws {
    // The first type may use its own members.
    let files = ["A/A.swift": "struct `2D point` {}\nenum `class` {}\nstruct User {}\n"]
    let all = try survivors(
      of: "version: 1\nrules: { r: { kind: symbols, deny: '\(pattern)' } }\n", in: files)
    #expect(all.mutations.count == 1)
    #expect(all.survivors == [])
  }

  @Test(arguments: ["[var, let]", "func", "case"])
  func symbolsOfAKind(kind: String) throws {
    let all = try survivors(
      of: """
        version: 1
        rules:
          r: { kind: symbols, deny: ["*.shared", "print(*)"], that: { kind: \(kind) } }
        """, in: ["A/Screen.swift": "final class Screen { let name = \"\" }\n"])
    #expect(all.mutations.count == (kind == "[var, let]" ? 1 : 2))
    #expect(all.survivors == [])
  }

  @Test func aNewFolderBesideTheLayers() throws {
    let files = [
      "App/UI/Screen.swift": "final class Screen {}\n", "App/Data/Row.swift": "struct Row {}\n",
    ]
    let yaml = """
      components: { "{folder}": "App/{folder}/**" }
      rules: { r: { kind: layers, layers: [UI, Data], exhaustive: true } }

      """
    let proof = try ProvenProject(yaml, files).ruleProof()
    let change = "a type in the new file 'App/LintelProof/LintelProof.swift'"
    #expect(proof.mutants.map(\.summary).contains(change))
    #expect(proof.survivors.isEmpty)
    let inclusive = try ProvenProject(yaml.replacing(", exhaustive: true", with: ""), files)
    #expect(try inclusive.ruleProof().mutants.count == proof.mutants.count - 1)
  }

  /// A new app has the layers of the others.
  @Test(arguments: ["['{app}.View', '{app}.Data']", "['{app}.{folder}']", "['*.View', '*.Data']"])
  func aNewComponentThatALayerListsBreaksNothing(layers: String) throws {
    let project = try ProvenProject(
      """
      components: { "{app}.{folder}": "{app}/{folder}/**" }
      rules: { r: { kind: layers, layers: \(layers), exhaustive: true, may-be-empty: true } }

      """,
      [
        "Shop/View/Cart.swift": "struct Cart {}\n", "Shop/Data/Row.swift": "struct Row {}\n",
        "Bank/View/Card.swift": "struct Card {}\n", "Bank/Data/Sum.swift": "struct Sum {}\n",
      ])
    #expect(try project.ruleProof().survivors.isEmpty)
  }

  @Test(arguments: ["kind: protect, target: A, from: []", "kind: only, from: A, to: []"])
  func nobodyAndNothing(rule: String) throws {
    let project = try ProvenProject(
      "components: { A: A/**, B: B/** }\nrules: { r: { \(rule) } }\n",
      ["A/Screen.swift": "class Screen {}\n", "B/Store.swift": "class Store {}\n"])
    let proof = try project.ruleProof()
    #expect(proof.mutants.count > 5)
    #expect(proof.survivors.isEmpty)
  }

  private static let features = [
    "App/Login/LoginView.swift": "struct LoginView: Screen { let model = LoginViewModel() }\n",
    "App/Login/LoginViewModel.swift": "final class LoginViewModel { let store = Store() }\n",
    "App/Login/LoginBuilder.swift": "enum LoginBuilder { static let view = LoginView() }\n",
    "Core/Store.swift": "protocol Screen {}\npublic final class Store {}\n",
  ]

  @Test(arguments: [
    "each: View, named: '{name}View', has-type: '{name}ViewModel'",
    "each: '{f}.Feature', has: '{f}.Builder'", "each: '{f}.Feature', has-type: '{f}Builder'",
    "each: Model, uses: Store", "each: Store, used-by: Model",
    "each: View, used-by: '{f}.Builder', kinds: construct",
  ])
  func require(options: String) throws {
    let all = try survivors(
      of: """
        version: 1
        components:
          View: { name: "*View", inherits: Screen }
          Model: { name: "*ViewModel" }
          Store: { path: Core/**, kind: class, access: public }
          "{f}.Feature": App/{f}/**
          "{f}.Builder": { path: "App/{f}/**", name: "*Builder" }
        rules: { r: { kind: require, \(options) } }
        """, in: Self.features)
    #expect(all.mutations.count == 1)
    #expect(all.survivors == [])
  }
}
