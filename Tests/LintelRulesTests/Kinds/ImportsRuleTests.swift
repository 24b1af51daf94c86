import LintelFindings
import LintelVocabulary
import Testing

@Suite struct ImportsRuleTests {
  private func yaml(_ limits: String) -> String {
    rules("  r: { kind: imports, \(limits) }")
  }

  private var project: Project {
    var project = LintelRulesTests.project()
    project.addImport("Foundation", in: "A/A1.swift")
    project.addImport("UIKit", in: "A/A1.swift")
    project.addImport("RxSwift", in: "B/B1.swift", access: .public)
    project.addImport("os", in: "B/All.swift")
    project.addImport("os.log.more", in: "B/Log.swift")
    project.addImport("Core", in: "C/C1.swift", isExported: true)
    project.addImport("Core", in: "C/Test.swift", isTestable: true)
    return project
  }

  /// Cocoa is AppKit, with Foundation and Core Data.
  @Test(arguments: [
    ("deny: AppKit", ["Cocoa", "Cocoa.NSImage"]), ("deny: [\"App*\"]", ["Cocoa", "Cocoa.NSImage"]),
    ("deny: Cocoa", ["Cocoa", "Cocoa.NSImage"]), ("deny: AppKit.NSImage", ["Cocoa.NSImage"]),
    ("deny: UIKit", []), ("deny: Foundation", []), ("deny: CocoaLumberjack", []),
    (
      "deny: AppKit, allow: [{ from: A, to: AppKit, because: x }]", []
    ),
    ("deny: AppKit, allow: [{ from: A, to: Cocoa, because: x }]", []),
  ])
  func cocoaIsAppKit(limits: String, paths: [String]) throws {
    for path in ["Cocoa", "Cocoa.NSImage"] {
      var project = LintelRulesTests.project()
      project.addImport(path, in: "A/A1.swift")
      #expect(
        try messages(yaml("in: A, \(limits)"), in: project).count
          == (paths.contains(path) ? 1 : 0))
    }
  }

  private static let submodule = "'B/Log.swift' (B) imports 'os.log', which it must not"

  @Test(arguments: [
    ("in: A, deny: UIKit", ["'A/A1.swift' (A) imports 'UIKit', which it must not"]),
    ("in: A, deny: [SwiftUI, \"Rx*\"]", []),
    ("in: B, deny: \"Rx*\"", ["'B/B1.swift' (B) imports 'RxSwift', which it must not"]),
    (
      "in: A, only: Foundation",
      ["'A/A1.swift' (A) imports 'UIKit', which is not among the modules that it may import"]
    ),
    ("in: A, only: [\"*i*\"]", []),
    (
      "public: deny",
      ["'B/B1.swift' (B) makes 'RxSwift' part of its interface with 'public import'"]
    ),
    ("in: A, public: deny", []),
    ("exported: deny", ["'C/C1.swift' (C) re-exports 'Core' with '@_exported import'"]),
    (
      "testable: deny",
      ["'C/Test.swift' (C) accesses the internals of 'Core' with '@testable import'"]
    ),
    ("testable: allow", []),
    ("in: A, deny: UIKit.UIView", []),
    ("in: B, deny: os.log", [submodule]),
    ("in: B, deny: \"os.*\"", [submodule]),
    ("in: B, deny: os.log.more", ["'B/Log.swift' (B) imports 'os.log.more', which it must not"]),
    (
      "in: B, only: [os.log, RxSwift]",
      ["'B/All.swift' (B) imports 'os', which is not among the modules that it may import"]
    ),
    ("in: B, only: [os, RxSwift]", []),
  ])
  func judges(limits: String, expected: [String]) throws {
    #expect(try messages(yaml(limits), in: project) == expected)
  }

  @Test func judgesFilesThatHoldSomethingOfTheComponent() throws {
    let yaml = """
      version: 1
      components: { ViewModel: { name: "*ViewModel" } }
      rules: { r: { kind: imports, in: ViewModel, deny: UIKit } }
      """
    var project = Project()
    project.addImport("UIKit", in: "Login.swift")
    project.add("LoginView", in: "Login.swift")
    project.add("ChatViewModel", in: "Chat.swift")
    #expect(try messages(yaml, in: project) == [])
    project.add("LoginViewModel", in: "Login.swift")
    let found = try findings(yaml, in: project)
    #expect(
      found.map(\.message) == ["'Login.swift' (ViewModel) imports 'UIKit', which it must not"])
    #expect(found[0].to == Endpoint(name: "UIKit"))
    #expect(found[0].kind == .import)
  }

  @Test func whatATypeImportsIsOpenWhereAnotherOfItsFileMayNeedIt() throws {
    let yaml = """
      version: 1
      components: { ViewModel: { name: "*ViewModel" } }
      rules: { r: { kind: imports, in: ViewModel, deny: UIKit, level: type } }
      """
    var project = Project()
    project.addImport("UIKit", in: "Login.swift")
    project.add("LoginViewModel", in: "Login.swift")
    project.addImport("UIKit", in: "Chat.swift")
    project.add("ChatView", in: "Chat.swift")
    project.add("ChatViewModel", in: "Chat.swift")
    let found = try findings(yaml, in: project)
    #expect(
      found.map(\.message) == [
        "'Chat.swift' (ViewModel) imports 'UIKit', which it must not; 'ChatView' in the same file "
          + "may need it",
        "'Login.swift' (ViewModel) imports 'UIKit', which it must not",
      ])
    #expect(found.map(\.severity) == [.note, .error])
  }

  @Test func anExceptionLetsAComponentImportAModule() throws {
    let exception =
      "in: A, deny: [UIKit, Foundation], "
      + "allow: [{ from: A, to: \"UI*\", because: images }]"
    #expect(
      try messages(yaml(exception), in: project) == [
        "'A/A1.swift' (A) imports 'Foundation', which it must not"
      ])
    let unused = exception.replacing("from: A", with: "from: B")
    #expect(
      try messages(yaml(unused), in: project) == [
        "'A/A1.swift' (A) imports 'Foundation', which it must not",
        "'A/A1.swift' (A) imports 'UIKit', which it must not",
        "the exception from 'B' to 'UI*' is not used",
      ])
  }
}
