import Foundation
import Testing

/// The commands of a page, run one after the other in one shell.
///
/// A block `sh` has commands, a block `console` has commands after `$ ` with what they print below
/// them. In `yaml`, what a line `run:` or `script:` tells a service to do with `lintel` is a command as
/// well. A comment `<!-- run` over several lines prepares what the next blocks need, and a comment
/// `<!-- shows: command -->` says which command prints the next block. A block with a path after the
/// language is a file of the project.
///
/// They run in the folder `MyApp`, a repository with the sample MVVM and its rules. Beside it lies
/// `Lintel`, with the sample projects and the rules of this repository.
struct DocumentedCommands {
  struct Command {
    let line: Int
    let text: String
    /// What the page says that it prints, if it does.
    var expected: [String]?
    var output: [String] = []
    var status: Int32 = -1
  }

  let page: MarkdownPage
  private(set) var commands: [Command]

  init(of page: MarkdownPage) {
    self.page = page
    commands = page.blocks.filter { $0.reasonNotToRun == nil }.flatMap(Self.commands)
  }

  private static func commands(of block: MarkdownPage.Block) -> [Command] {
    if let command = block.command {
      return [Command(line: block.start - 1, text: command, expected: block.lines)]
    }
    if let file = block.file {
      let text = block.lines.map { $0 + "\n" }.joined()
      let script = "mkdir -p \"$(dirname '\(file)')\" && printf '%s' \(quoted(text)) >'\(file)'"
      return [Command(line: block.start - 1, text: script)]
    }
    var commands: [Command] = []
    var continues = false
    for (number, line) in zip(block.start..., block.lines) {
      switch block.language {
      case "run", "sh":
        if continues {
          let last = commands.removeLast()
          commands.append(Command(line: last.line, text: last.text + "\n" + line))
        } else if !line.isEmpty && !line.hasPrefix("#") {
          commands.append(Command(line: number, text: line))
        }
        continues = line.hasSuffix("\\")
      case "console":
        if line.hasPrefix("$ ") {
          commands.append(Command(line: number, text: String(line.dropFirst(2)), expected: []))
        } else if !commands.isEmpty {
          commands[commands.count - 1].expected?.append(line)
        }
      case "yaml":
        if let match = line.wholeMatch(of: /[ -]*(?:run|script): (lintel .*)/) {
          commands.append(Command(line: number, text: String(match.1)))
        }
      default: break
      }
    }
    return commands
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }

  /// Runs them, and notes what each printed and returned.
  mutating func run() throws {
    let world = try TemporaryProject()
    var script = Self.preparation
    for (number, command) in commands.enumerated() {
      script += "printf '\\036%d\\n' \(number)\n"
      script += "eval \(Self.quoted(command.text))\nprintf '\\037%d\\n' $?\n"
    }
    let run = try ProgramRun(
      script, in: world.path,
      environment: [
        "REPOSITORY": MarkdownPage.repository.path, "HOME": world.path, "NO_COLOR": "1",
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "Ada", "GIT_COMMITTER_NAME": "Ada",
        "GIT_AUTHOR_EMAIL": "ada@example.org", "GIT_COMMITTER_EMAIL": "ada@example.org",
        "GITHUB_STEP_SUMMARY": world.path + "/summary.md",
      ])
    #expect(run.exitCode() == 0)
    for part in (world.text(of: "output") ?? "").split(separator: "\u{1E}") {
      guard let end = part.firstIndex(of: "\n"), let number = Int(part[..<end]) else { continue }
      let ending = part.lastIndex(of: "\u{1F}") ?? part.endIndex
      let text = part[part.index(after: end)..<ending].replacing(world.path, with: "…")
      commands[number].output = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      if commands[number].output.last == "" { commands[number].output.removeLast() }
      commands[number].status =
        Int32(part[ending...].dropFirst().trimmingCharacters(in: .newlines)) ?? -1
    }
  }

  private static let preparation = """
    mkdir bin Lintel MyApp
    ln -s "$lintel" bin/lintel
    PATH=$PWD/bin:$PATH
    for folder in Rules SampleProjects; do ln -s "$REPOSITORY/$folder" Lintel; done
    cp -R "$REPOSITORY/SampleProjects/MVVM/Sources" MyApp
    cp "$REPOSITORY/Rules/samples/MVVM.yml" MyApp/lintel.yml
    exec >output 2>&1
    cd MyApp
    git init -q -b main && git add -A && git commit -q -m 'The app'
    git update-ref refs/remotes/origin/main HEAD

    """

  /// The page with what the commands really printed.
  var rewritten: String {
    var lines = page.lines
    for command in commands.reversed() {
      guard let expected = command.expected else { continue }
      let start = command.line + 1
      lines.replaceSubrange(start..<start + expected.count, with: command.output)
    }
    return lines.joined(separator: "\n")
  }
}
