import Testing

@testable import LintelCommand

/// What `lintel init --interactive` asks, and what it makes of the answers.
@Suite struct InitQuestionsTests {
  /// Fits a preset and an order of folders; one reference is against both.
  private static var files: [String: String] {
    var files = [
      "Logic/Login1Extra.swift": "extension Login1ViewModel { var v: Login2View? { nil } }\n"
    ]
    for number in 1...4 {
      files["Front/Login\(number)View.swift"] =
        "struct Login\(number)View { let model: Login\(number)ViewModel }\n"
      files["Logic/Login\(number)ViewModel.swift"] = "final class Login\(number)ViewModel {}\n"
      files["Front/Login\(number)Service.swift"] = "final class Login\(number)Service {}\n"
    }
    return files
  }

  private func run(_ project: TemporaryProject, _ answers: String...) -> CommandRun {
    CommandRun(["init", project.path, "--interactive", "--force"], answers: answers)
  }

  @Test func proposalsAreAskedForWithTheirArrows() throws {
    let project = try TemporaryProject(Self.files)
    let run = run(project, "2", "no")
    #expect(run.status == .success)
    #expect(
      run.output.hasPrefix(
        """
        Which of these describes the intended architecture?

          1  the preset 'mvvm': 100 % of types, forbids 48 % of pairs, 1 finding
               View -> ViewModel  4 references
               ViewModel -> View  1 reference, against a rule

          2  2 layers of folders: Front > Logic: 100 % of types, forbids 24 % of pairs, 1 finding
               Front -> Logic  4 references
               Logic -> Front  1 reference, against a rule

        Number? [1]\u{20}
        1 finding of today, on these edges of the graph:
               Logic -> Front  1 reference, against a rule
          Logic/Login1Extra.swift:1:36: error: 'Login1ViewModel' (Logic) uses 'Login2View' (Front), a layer above it (layering)

        Accept them in a baseline, so that only new ones are reported? [no]\u{20}
        """), "\(run.output)")
    #expect(run.output.hasSuffix("/lintel.yml\n'lintel check' shows 1 finding\n"))
    #expect(project.text(of: "lintel.yml")?.contains("      - Front\n      - Logic\n") == true)
    #expect(project.text(of: "lintel.baseline") == nil)
  }

  /// Who only presses return gets what `lintel init` writes.
  @Test func noWordsAreTheUsualAnswer() throws {
    let project = try TemporaryProject(Self.files)
    #expect(run(project, "", "").status == .success)
    let chosen = project.text(of: "lintel.yml")
    #expect(CommandRun("init", project.path, "--force").status == .success)
    #expect(project.text(of: "lintel.yml") == chosen)
  }

  @Test func whatIsNoAnswerIsAskedAgain() throws {
    let project = try TemporaryProject(Self.files)
    let run = run(project, "7", "zero", " 1 ", "maybe", "Yes")
    #expect(run.status == .success)
    #expect(run.output.components(separatedBy: "Number? [1] ").count == 4)
    #expect(
      run.output.hasSuffix(
        "lintel.baseline: 1 entry for 1 location\n'lintel check' passes\n"))
    #expect(CommandRun("check", project.path).status == .success)
  }

  @Test func nothingIsWrittenWithoutAnAnswer() throws {
    let project = try TemporaryProject(Self.files)
    for answers in [[], ["1"]] {
      let run = CommandRun(["init", project.path, "--interactive"], answers: answers)
      #expect(run.status == .failure)
      #expect(run.error.contains("there was no answer, so nothing is written"))
    }
    let run = CommandRun("init", project.path, "--interactive")
    #expect(run.status == .failure)
    #expect(run.error.contains("'--interactive' asks questions, which requires a terminal"))
    #expect(project.text(of: "lintel.yml") == nil)
    #expect(project.text(of: "lintel.baseline") == nil)
  }

  @Test func aBaselineThatIsThereIsNotReplaced() throws {
    var files = Self.files
    files["lintel.baseline"] =
      "# lintel baseline 1: rule, from -> to, kind of reference, number of places\n"
    let project = try TemporaryProject(files)
    let run = CommandRun(["init", project.path, "--interactive"], answers: ["1", "yes"])
    #expect(run.status == .failure)
    #expect(run.error.contains("lintel.baseline' already exists"))
    #expect(project.text(of: "lintel.yml") == nil)
  }

  @Test(arguments: [["--preset", "mvvm"], ["--propose", "2"], ["--freeze"]])
  func answersAreNotAskedForTwice(words: [String]) {
    let run = CommandRun(["init", "--interactive"] + words, answers: [])
    #expect(run.status == .usage)
  }
}
