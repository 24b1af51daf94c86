import Testing

@testable import LintelProjectFiles

/// Which pods of a `Podfile` are developed in place.
@Suite struct PodfileTests {
  private func pods(_ text: String, at path: String = "Podfile") throws -> [String] {
    try Podfile(Array(text.utf8), at: path).pods.map { "\($0.name) \($0.specification)" }
  }

  @Test(arguments: [
    "pod 'Kit', :path => 'Pods/Kit'", "pod 'Kit', path: 'Pods/Kit'",
    "pod \"Kit\", :path=>\"Pods/Kit\"", "pod('Kit', path: 'Pods/Kit')",
    "  pod 'Kit/UI', :git => 'x', :path => './Pods/Kit/', :subspecs => ['UI']",
    "pod 'Kit',\n  path: 'Pods/Kit' # why", "pod 'Kit', { 'a' => 'b', path: 'Pods/Kit' }",
    "target 'App' do pod 'Kit', 'path': 'Pods/Kit'; end",
    "pod 'Kit', path: 'Pods/Kit/Kit.podspec'", "pod %q(Kit), path: %[Pods/Kit]",
  ])
  func pathsAreWrittenInManyWays(text: String) throws {
    #expect(try pods(text) == ["Kit Pods/Kit/Kit.podspec"])
  }

  @Test(arguments: [
    "pod 'Kit'", "pod 'Kit', '~> 1.0'", "# pod 'Kit', path: 'Kit'", "tripod 'Kit', path: 'Kit'",
    "=begin\npod 'Kit', path: 'Kit'\n=end",
    "x = \"\n#{a ? \"b\" : '}'}\npod 'Kit', path: 'Kit'\n\"",
    "x = <<~A\npod 'Kit', path: 'Kit'\n  A\n", "self.pod 'Kit', path: 'Kit'",
    "a =~ /'/\nb = %w('a)\n__END__\npod 'Kit', path: 'Kit'",
    "a = 1\r\n__END__\r\npod 'Kit', path: 'Kit'", "pod 'Kit', podspec: 'Kit.podspec'",
  ])
  func allOthersAreSomebodyElses(text: String) throws {
    let file = try Podfile(Array("\n\(text)".utf8), at: "Podfile")
    #expect(file.pods.isEmpty && file.notes == [])
    let atStart = try Podfile(Array(text.utf8), at: "Podfile")
    #expect(atStart.pods.isEmpty && atStart.notes == [])
  }

  @Test(arguments: ["__END__\n", "__END__", "=begin\n=end\n__END__\r\n"])
  func nothingIsReadBehindTheEnd(text: String) throws {
    #expect(try pods(text + (text.utf8.last == 10 ? "pod 'Kit', path: 'Kit'" : "")) == [])
    #expect(try pods("__END__2\npod 'Kit', path: 'Kit'") == ["Kit Kit/Kit.podspec"])
  }

  @Test func aPodThatIsNamedTwiceIsThereOnce() throws {
    let text = "pod 'Kit', path: '../Kit'\npod 'Kit/UI', path: '../Kit'\npod 'A', path: 'A'"
    #expect(try pods(text, at: "ios/Podfile") == ["Kit Kit/Kit.podspec", "A ios/A/A.podspec"])
  }

  @Test(arguments: [
    "pod 'Kit', path: folder", "pod name, path: 'Kit'", "pod 'Kit', path: \"#{root}/Kit\"",
    "pod 'Kit', :path => 'a' + b",
  ])
  func whatIsComputedIsNoted(text: String) throws {
    let file = try Podfile(Array("\n  \(text)\n".utf8), at: "Podfile")
    #expect(file.pods.isEmpty)
    #expect(
      file.notes.map(\.description) == [
        "Podfile:2:3: the name or location of this pod is computed; it is left out"
      ])
  }

  @Test func aMergeConflictIsAnError() {
    #expect {
      try pods("pod 'A'\n<<<<<<< a\npod 'B'\n=======\n>>>>>>> b\n")
    } throws: { error in
      (error as? ProjectFileError)?.line == 2
    }
  }

  @Test func whatIsNeverClosedTakesTimeInProportion() throws {
    for text in ["pod 'A', path: (\n", "\"#{", "%w[", "<<A\n", "x = {|a| ", "#{'"] {
      let bytes = Array(repeatElement(Array(text.utf8), count: 50_000).joined())
      let time = try ContinuousClock().measure { _ = try Podfile(bytes, at: "Podfile") }
      #expect(time < .seconds(10), "\(text)")
    }
  }

  @Test func blocksBehindOpenBracketsTakeTimeInProportion() throws {
    let count = 20_000
    let text =
      String(repeating: "x(if a; y(\n", count: count) + String(repeating: "end\n", count: count)
    let time = try ContinuousClock().measure { _ = try Podfile(Array(text.utf8), at: "Podfile") }
    #expect(time < .seconds(10))
  }

  @Test(arguments: [
    "pod 'A'", "pod 'A' if b", "pod 'A', '1' if b", "pod('A', '1') unless b",
    "if b\n  pod 'A'\nend",
  ])
  func aPodIsListedOnceWhateverItDependsOn(text: String) throws {
    let scopes = PodfileScopes(try RubyCode(Array(text.utf8))).scopes
    #expect(scopes.map(\.pods) == [["A"]])
    #expect(scopes[0].isLiteral == (text == "pod 'A'"))
  }
}
