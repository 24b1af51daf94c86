import LintelIndex
import LintelText
import Testing

@testable import LintelCommand

struct AccuracyFloorTests {
  private func errors(_ text: String) -> [String] {
    do throws(ConfigurationErrors) {
      _ = try AccuracyFloor(path: "least.txt", text: text)
      return []
    } catch {
      return error.errors.map { "\($0.line): \($0.message)" }
    }
  }

  @Test func entriesCommentsAndEmptyLines() throws {
    let floor = try AccuracyFloor(
      path: "least.txt", text: "# level precision recall\n\ntype 0.98 0.9 # names\r\nmodule\t1 1\n")
    #expect(
      floor.entries == [
        .init(level: .type, precision: 0.98, recall: 0.9),
        .init(level: .module, precision: 1, recall: 1),
      ])
  }

  @Test(arguments: [
    "types 1 1", "type 1", "type 1 1 1", "type 1.1 1", "type 1 -0.1", "type one 1", "type nan 1",
  ])
  func lineThatIsNoEntry(line: String) {
    let expected =
      "2: expected a level (one of type, type-written, file, component, module), each once, and its "
      + "least precision and recall, from 0 to 1, as in 'type 0.98 0.9'"
    #expect(errors("file 1 1\n" + line) == [expected])
    #expect(errors("file 1 1\nfile 1 1") == [expected])
  }

  @Test func fileWithoutEntries() {
    #expect(
      errors("# later\n") == [
        "0: 'least.txt' has no entry; expected lines such as 'type 0.98 0.9'"
      ])
  }

  @Test func fractionsAreCutOff() {
    #expect(fraction(1) == "1.0000")
    #expect(fraction(0.99999) == "0.9999")
    #expect(fraction(0) == "0.0000")
    #expect(fraction(0.05) == "0.0500")
  }
}
