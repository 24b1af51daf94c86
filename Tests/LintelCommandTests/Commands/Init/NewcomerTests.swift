import Foundation
import Testing

@testable import LintelCommand

/// The first ten minutes with a project: rules, a breach, its repair, and what is left for later.
@Suite struct NewcomerTests {
  private let project: TemporaryProject

  /// A copy of a sample without rules.
  init() throws {
    let samples =
      URL(filePath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
      + "/SampleProjects"
    project = try TemporaryProject([:])
    try FileManager.default.copyItem(
      atPath: "\(samples)/MVVM/Sources", toPath: "\(project.path)/Sources")
  }

  private func run(_ words: String..., finds: Bool = false) -> String {
    let run = CommandRun(words + [project.path])
    #expect(run.status == (finds ? .findings : .success))
    #expect(run.error == "")
    return run.output.replacing("\(project.path)/", with: "")
  }

  private static let clean =
    "no findings; 130 files, 1,067 declarations, 1,462 dependencies, 84 ambiguous names\n"

  private static let breach = """
    Sources/Model/LoginForm.swift:2:15: error: 'LoginForm' (Model) uses 'LoginViewController' (View) \
    (model-knows-nobody)
        2 |   let screen: LoginViewController
          |               ^~~~~~~~~~~~~~~~~~~
       because: all code uses the model, so all code depends on whatever the model
                uses
       remedy:  declare what LoginForm needs as a protocol in Model, let
                LoginViewController conform to it, and pass it to init

    1 finding (1 error) in 1 rule; 131 files, 1,069 declarations, 1,463 dependencies, 84 ambiguous names

    """

  @Test func tenCommandsLeadFromNothingToAGate() throws {
    #expect(
      run("init") == """
        'mvvm' fits best: 4 of 4 parts, 104 of 113 types, 0 of 555 dependencies against its rules
          View: 27 types
          ViewModel: 34 types
          Service: 27 types
          Model: 16 types
        proposals; '--propose <n>' writes one of them:
          1  the preset 'mvvm': 92 % of types, forbids 37 % of pairs, 0 findings  <- written
          2  4 layers of folders: App, View > ViewModel > Service > Model: 100 % of types, forbids 37 % of pairs, 0 findings
          3  the preset 'layered-3': 76 % of types, forbids 19 % of pairs, 3 findings
          4  the preset 'modular': 38 % of types, forbids 2 % of pairs, 0 findings
          5  the preset 'mvc': 38 % of types, forbids 7 % of pairs, 5 findings
        wrote lintel.yml
        'lintel check' passes

        """)
    #expect(run("check") == Self.clean)

    let form = "struct LoginForm {\n  let screen: LoginViewController\n}\n"
    try project.write(Data(form.utf8), to: "Sources/Model/LoginForm.swift")
    #expect(run("check", finds: true) == Self.breach)

    try project.write(Data("struct LoginForm {}\n".utf8), to: "Sources/Model/LoginForm.swift")
    #expect(
      run("check")
        == "no findings; 131 files, 1,068 declarations, 1,462 dependencies, 84 ambiguous names\n")

    try project.write(Data(form.utf8), to: "Sources/Model/LoginForm.swift")
    #expect(run("baseline", "write") == "lintel.baseline: 1 entry for 1 location\n")
    #expect(
      run("check") == """
        no findings; 131 files, 1,069 declarations, 1,463 dependencies, 84 ambiguous names
        baseline: 1 accepted, 0 new, 0 fixed

        """)
    #expect(
      run("baseline", "show") == """
        model-knows-nobody: 1 entry for 1 location
          LoginForm -> LoginViewController type 1
        lintel.baseline: 1 entry for 1 location

        """)

    try FileManager.default.removeItem(atPath: "\(project.path)/Sources/Model/LoginForm.swift")
    #expect(
      run("check", finds: true) == """
        lintel.baseline:2:1: error: an accepted finding of rule 'model-knows-nobody' from 'LoginForm' to \
        'LoginViewController' is fixed (baseline)
            2 | model-knows-nobody LoginForm -> LoginViewController type 1
              | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           remedy:  run 'lintel baseline prune' to remove fixed findings, so that none
                    comes back unnoticed

        1 finding (1 error) in 1 rule; 130 files, 1,067 declarations, 1,462 dependencies, 84 ambiguous names
        baseline: 0 accepted, 0 new, 1 fixed

        """)
    #expect(
      run("baseline", "prune") == """
        - model-knows-nobody LoginForm -> LoginViewController type 1
        lintel.baseline: 1 fixed, 0 entries for 0 locations left

        """)
    #expect(run("check") == Self.clean + "baseline: 0 accepted, 0 new, 0 fixed\n")
  }
}
