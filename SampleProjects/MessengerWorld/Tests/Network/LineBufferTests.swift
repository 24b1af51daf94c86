import Foundation
import Testing

@testable import MessengerNetwork

@Suite
struct LineBufferTests {
  private static let stream = Data("one\n\ntwo three\n".utf8)

  @Test(arguments: 1...stream.count)
  func cutsTheSameLinesFromChunksOf(size: Int) {
    var buffer = LineBuffer(limit: 9)
    var lines: [String] = []
    for start in stride(from: 0, to: Self.stream.count, by: size) {
      let chunk = Self.stream[start..<min(start + size, Self.stream.count)]
      lines += (buffer.append(chunk) ?? []).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(lines == ["one", "", "two three"])
  }

  @Test func keepsWhatHasNoEndYet() {
    var buffer = LineBuffer(limit: 9)
    #expect(buffer.append(Data("one\ntw".utf8)) == [Data("one".utf8)])
    #expect(buffer.append(Data("o\n".utf8)) == [Data("two".utf8)])
  }

  @Test(arguments: ["1234567890", "1234567890\n", "one\n1234567890"])
  func refusesWhatIsTooLong(text: String) {
    var buffer = LineBuffer(limit: 9)
    #expect(buffer.append(Data(text.utf8)) == nil)
  }
}
