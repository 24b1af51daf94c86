import Foundation
import MessengerWire
import Testing

@Suite
struct WireLineTests {
  @Test(arguments: WireSamples.lines)
  func comesBackAsItWas(line: WireLine) throws {
    #expect(try WireLine(decoding: line.encoded()) == line)
  }

  @Test(arguments: WireSamples.lines)
  func isOneLine(line: WireLine) {
    #expect(!line.encoded().contains(UInt8(ascii: "\n")))
  }

  @Test(arguments: [
    (
      WireLine.request(id: 7, .openThread(with: "grace")),
      #"{"id":7,"request":{"openThread":{"with":"grace"}}}"#
    ),
    (.request(id: 8, .signOut), #"{"id":8,"request":{"signOut":{}}}"#),
    (
      .reply(id: 7, .contacts([WirePerson(name: "Grace", handle: "grace")])),
      #"{"id":7,"reply":{"contacts":[{"handle":"grace","name":"Grace"}]}}"#
    ),
    (.reply(id: 8, .done), #"{"id":8,"reply":{"done":true}}"#),
    (
      .reply(id: 9, .refused(.invalid(what: "limit"))),
      #"{"id":9,"reply":{"refused":{"invalid":{"what":"limit"}}}}"#
    ),
    (.event(.sessionEnded), #"{"event":{"sessionEnded":{}}}"#),
  ])
  func looksLikeThis(line: WireLine, json: String) {
    #expect(String(decoding: line.encoded(), as: UTF8.self) == json)
  }
}
