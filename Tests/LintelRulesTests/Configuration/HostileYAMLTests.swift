import LintelRules
import LintelText
import Testing

@testable import LintelJudging

/// Files that nobody wrote by hand: clear errors, in little time and without a crash.
@Suite struct HostileYAMLTests {
  @Test func aliasInsideItself() {
    let yaml = """
      version: 1
      components: &all
        A: *all
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:3:6: '*all' repeats the value that it is part of"
      ])
  }

  @Test(arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF5, 0x80, 0x80, 0x80]])
  func notUTF8(bytes: [UInt8]) {
    let text = Array("version: 1 # é ".utf8) + bytes
    do {
      _ = try Configuration.load(path: "lintel.yml", presets: [:]) { _ in text }
      Issue.record("nothing was thrown")
    } catch {
      #expect(
        error.errors.map(\.text) == [
          "lintel.yml:1:17: the text is not valid UTF-8 from here on"
        ])
    }
  }

  @Test func aliasBomb() {
    var yaml = "version: 1\na: &a [x,x,x,x,x,x,x,x,x,x]\n"
    for letter in ["b", "c", "d", "e", "f", "g", "h", "i"] {
      let before = letter.unicodeScalars.map { String(UnicodeScalar(UInt8($0.value - 1))) }.joined()
      let repeats = Array(repeating: "*\(before)", count: 10).joined(separator: ",")
      yaml += "\(letter): &\(letter) [\(repeats)]\n"
    }
    #expect(
      errors(yaml) == ["lintel.yml:5:29: aliases repeat more than 10000 values in all"])
  }

  @Test(arguments: ["[", "{a: ", "- "])
  func nestedTooDeep(opening: String) {
    let yaml =
      "version: 1\nrules: \(opening == "- " ? "\n" : "")"
      + String(repeating: opening, count: 5000)
    let found = errors(yaml)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(": nested more than 64 levels deep") == true)
  }

  @Test func nestedTooDeepThroughAliases() {
    var yaml = "version: 1\na: &a []\n"
    for (name, before) in zip(["b", "c", "d"], ["a", "b", "c"]) {
      let (open, close) = (String(repeating: "[", count: 30), String(repeating: "]", count: 30))
      yaml += "\(name): &\(name) \(open)*\(before)\(close)\n"
    }
    #expect(errors(yaml) == ["lintel.yml:5:37: nested more than 64 levels deep"])
  }

  @Test func damagedFilesGiveAProblemWithAPlaceInTheFile() {
    let sound = Array(
      """
      version: 1
      components: &c
        A: { any: ["A/**", { name: "*é" }], may-be-empty: true }
        "{f}.B": B/{f}/**
      rules:
        r: { kind: layers, layers: [A, { "*.B": open }], because: 'it''s' }
        s:
          kind: forbid
          from: A
          to:
          - "{f}.B"
          # comment

      """.utf8)
    let lineCount = sound.count { $0 == UInt8(ascii: "\n") } + 1
    var damaged: [[UInt8]] = sound.indices.map { Array(sound[..<$0]) }
    for byte in Array("\t\n{}[]\"'*&!:-#%@\0\u{80}".utf8) + [0xFF] {
      for index in sound.indices {
        damaged.append(Array(sound[..<index]) + [byte] + Array(sound[(index + 1)...]))
      }
    }
    var failed = 0
    for bytes in damaged {
      do {
        _ = try Configuration.load(path: "lintel.yml", presets: [:]) { _ in bytes }
      } catch {
        failed += 1
        #expect(!error.errors.isEmpty)
        #expect(error.errors.allSatisfy { (0...lineCount + 1).contains($0.line) })
        #expect(error.errors.allSatisfy { !$0.message.isEmpty })
      }
    }
    #expect(failed > damaged.count / 2)
  }
}
