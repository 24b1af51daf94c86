import Foundation
import MessengerWire
import Testing

@Suite
struct DamagedLineTests {
  @Test(arguments: [
    "", " ", "hello", "{", #"{"id":7,"request":{"signOut":{}}"#, #"{"id":7,}}"#, "{'id':7}",
  ])
  func isNoJSON(line: String) {
    #expect(throws: WireError.malformed) { try WireLine(decoding: Data(line.utf8)) }
  }

  @Test func isNestedTooDeeply() {
    let line = Data(repeating: UInt8(ascii: "["), count: 100_000)
    #expect(throws: WireError.malformed) { try WireLine(decoding: line) }
  }

  @Test func isNoText() {
    let line = Data(#"{"event":{"sessionEnded":{}}}"#.utf8) + [0xFF, 0xC0]
    #expect(throws: WireError.malformed) { try WireLine(decoding: line) }
  }

  @Test(arguments: [
    "{}", "[]", "7", "null", #"{"id":7}"#,
    #"{"request":{"signOut":{}}}"#,
    #"{"id":"7","request":{"signOut":{}}}"#,
    #"{"id":7.5,"request":{"signOut":{}}}"#,
    #"{"id":99999999999999999999,"request":{"signOut":{}}}"#,
    #"{"id":7,"request":{}}"#,
    #"{"id":7,"request":{"fly":{}}}"#,
    #"{"id":7,"request":{"rename":{}}}"#,
    #"{"id":7,"request":{"rename":{"name":7}}}"#,
    #"{"id":7,"request":{"signOut":{},"contacts":{}}}"#,
    #"{"id":7,"request":{"signOut":{}},"reply":{"done":true}}"#,
    #"{"id":7,"reply":{}}"#,
    #"{"id":7,"reply":{"done":true,"contacts":[]}}"#,
    #"{"id":7,"reply":{"refused":{"whim":{}}}}"#,
    #"{"reply":{"done":true}}"#,
    #"{"id":7,"event":{"sessionEnded":{}}}"#,
    #"{"event":{"message":{"thread":"thread-1"}}}"#,
  ])
  func isNoMessage(line: String) {
    #expect(throws: WireError.malformed) { try WireLine(decoding: Data(line.utf8)) }
  }

  @Test func isCutAnywhere() {
    for line in WireSamples.lines {
      let whole = line.encoded()
      for length in 0..<whole.count {
        #expect(throws: WireError.malformed) { try WireLine(decoding: whole.prefix(length)) }
      }
    }
  }
}
