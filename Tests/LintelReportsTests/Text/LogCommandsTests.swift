import Testing

@testable import LintelReports

/// Services that keep what a build prints obey some of its lines.
@Suite struct LogCommandsTests {
  @Test(arguments: [
    ("::stop-commands::x\n", "\\u{3A}:stop-commands::x\n"),
    ("a\n \t\u{3000}::error::x", "a\n \t\u{3000}\\u{3A}:error::x"),
    ("\u{1B}[1m::error::x", "\u{1B}[1m\\u{3A}:error::x"),
    ("a ##[group]", "a #\\u{23}[group]"), ("###[group]", "##\\u{23}[group]"),
    ("##vso[task.setvariable]", "#\\u{23}vso[task.setvariable]"),
    ("x ##teamcity[a] ##[b]", "x #\\u{23}teamcity[a] #\\u{23}[b]"),
    ("\n\n::a\n::b", "\n\n\\u{3A}:a\n\\u{3A}:b"), ("  \n::a", "  \n\\u{3A}:a"),
  ])
  func areWrittenOut(_ text: String, _ result: String) {
    #expect(text.withoutLogCommands == result)
    #expect(result.withoutLogCommands == result)
  }

  @Test(arguments: [
    "", "a", "A::b", "  a::b", "## Heading", "#[a]", "## [a]", "##",
    "::"[...].dropFirst().description,
    "\u{1B}[31", "a\u{E9}::",
  ])
  func otherTextsStayWhatTheyAre(_ text: String) {
    #expect(text.withoutLogCommands == text)
  }
}
