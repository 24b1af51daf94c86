import Testing

@Suite struct EmptyMatchTests {
  private func yaml(_ components: String, _ rule: String = "{ kind: exhaustive }") -> String {
    "version: 1\ncomponents:\n  \(components)\n  App: App/**\nrules:\n  r: \(rule)\n"
  }

  private var project: Project {
    var project = Project()
    project.add("LoginView", in: "App/Login/View/LoginView.swift")
    project.file("Core/Model.swift", module: "DomainModel")
    return project
  }

  private static let cases: [(component: String, message: String)] = [
    (
      #"X: App/Login"#,
      """
      'App/Login' in component 'X' matches nothing; 'App/Login' is a folder, write \
      'App/Login/**'
      """
    ),
    (
      #"X: App/Chat/View/**"#,
      """
      'App/Chat/View/**' in component 'X' matches nothing; the folder 'App' exists, but \
      nothing in it matches
      """
    ),
    (
      #"X: app/Login/**"#,
      """
      'app/Login/**' in component 'X' matches nothing; upper and lower case differ in \
      'App/Login'
      """
    ),
    (
      #"X: "!App/**""#,
      """
      '!App/**' in component 'X' matches nothing; '!' excludes nothing, write 'not: App/**' in \
      the component
      """
    ),
    (
      #"X: 'App\Login'"#,
      """
      'App\\Login' in component 'X' matches nothing; folders are separated by '/' instead of \
      '\\', write 'App/Login'
      """
    ),
    (
      #"X: LoginView.swift"#,
      """
      'LoginView.swift' in component 'X' matches nothing; there is no such file at the root of \
      the check, write '**/LoginView.swift'
      """
    ),
    (
      #"X: View/LoginView.swift"#,
      """
      'View/LoginView.swift' in component 'X' matches nothing; there is no such file at the root \
      of the check, write '**/View/LoginView.swift'
      """
    ),
    (
      #"X: "Login*.swift""#,
      """
      'Login*.swift' in component 'X' matches nothing; there is no such file at the root of the \
      check, write '**/Login*.swift'
      """
    ),
    (
      #"X: Chat.swift"#,
      """
      'Chat.swift' in component 'X' matches nothing; there is no file of that name
      """
    ),
    (
      #"X: Login/**"#,
      """
      'Login/**' in component 'X' matches nothing; there is no such folder at the root of the \
      check, write '**/Login/**'
      """
    ),
    (
      #"X: Pods/**"#,
      """
      'Pods/**' in component 'X' matches nothing; there is no such folder at the root of \
      the check
      """
    ),
    (
      #"X: { module: DomainModl }"#,
      """
      'module: DomainModl' in component 'X' matches nothing; did you mean 'DomainModel'?
      """
    ),
    (
      #"X: { name: "*Presenter" }"#,
      """
      'name: *Presenter' in component 'X' matches nothing; correct it or set 'may-be-empty: true'
      """
    ),
    (
      #"X: { inherits: Base }"#,
      """
      'inherits: Base' in component 'X' matches nothing; correct it or set 'may-be-empty: true'
      """
    ),
    (
      #"X: { attribute: Model }"#,
      """
      'attribute: Model' in component 'X' matches nothing; correct it or set 'may-be-empty: true'
      """
    ),
    (
      #"X: { kind: actor }"#,
      """
      'kind: actor' in component 'X' matches nothing; correct it or set 'may-be-empty: true'
      """
    ),
    (
      #"X: { access: open }"#,
      """
      'access: open' in component 'X' matches nothing; correct it or set 'may-be-empty: true'
      """
    ),
  ]

  @Test(arguments: cases)
  func saysWhatMatchesNothing(component: String, message: String) throws {
    let found = try errors(yaml(component), in: project)
    #expect(found.map { $0.split(separator: " ", maxSplits: 1).last.map(String.init) } == [message])
    #expect(found.first?.hasPrefix("3:") == true)
  }

  @Test func saysThatSelectorsHaveNothingInCommon() throws {
    #expect(
      try errors(yaml("X: { path: Core/**, name: LoginView }"), in: project) == [
        "3:3: component 'X' matches nothing: each of its selectors matches something, but no "
          + "declaration matches all; correct it or set 'may-be-empty: true'"
      ])
  }

  @Test func aComponentMayBeEmptyIfItSaysSo() throws {
    let component = "X: { path: Pods/**, may-be-empty: true }"
    #expect(try errors(yaml(component), in: project) == [])
  }

  @Test(arguments: [
    "kind: forbid, from: App, to: X", "kind: forbid, from: X, to: App",
    "kind: only, from: X, to: App", "kind: protect, target: X, from: App",
    "kind: through-protocols, from: App, to: X", "kind: independent, of: [App, X]",
    "kind: layers, layers: [App, X]", "kind: acyclic, level: component, in: [App, X]",
    "kind: acyclic, level: type, in: X", "kind: imports, in: X, deny: UIKit",
  ])
  func aRuleThatEmptyComponentsKeepFromFailingIsAnError(rule: String) throws {
    let component = "X: { path: Pods/**, may-be-empty: true }"
    #expect(
      try errors(yaml(component, "{ \(rule) }"), in: project) == [
        "6:3: rule 'r' can never fail because component 'X' is empty; correct it or set "
          + "'may-be-empty: true'"
      ])
    #expect(
      try errors(yaml(component, "{ \(rule), may-be-empty: true }"), in: project) == [])
  }

  @Test(arguments: [
    "kind: only, from: App, to: X", "kind: protect, target: App, from: X",
    "kind: imports, in: [App, X], deny: UIKit", "kind: acyclic, level: type, in: [App, X]",
  ])
  func aRuleThatCanFailMayNameEmptyComponents(rule: String) throws {
    let component = "X: { path: Pods/**, may-be-empty: true }"
    #expect(try errors(yaml(component, "{ \(rule) }"), in: project) == [])
  }

  @Test func aReferenceToNoMemberOfAFamilyIsAnError() throws {
    let family = "\"{f}.View\": App/{f}/View/**"
    #expect(
      try errors(yaml(family, "{ kind: forbid, from: Chat.View, to: \"*.View\" }"), in: project)
        == ["6:28: no component is called 'Chat.View' in these sources"])
    #expect(
      try errors(yaml(family, "{ kind: forbid, from: App, to: Login.View }"), in: project) == [])
  }

  @Test func noFilesAreErrors() throws {
    #expect(
      try errors(yaml("X: X/**"), in: Project()) == ["0:0: there are no Swift files to check"])
  }
}
