import Foundation
import Testing

@testable import LintelProjectFiles

/// Foundation's reader is the judge of what a text says.
@Suite struct JSONTests {
  @Test(
    arguments: [
      #"{"a":"b"}"#, #" { "a" : [ ] , "b" : { } } "#, #"{"a":["b",["c"],{"d":"e"}]}"#,
      #"{"a\"b":"\b\f\n\r\t\/\\\""}"#, #"{"a":"\u00e9\u65E5\ud83d\uDE42"}"#, #"{"é":"日本 🙂"}"#,
      #"{"a":46,"b":-7,"c":1.5,"d":true,"e":false}"#, "{\r\n\t\"a\" : \"b\"\r\n}\r\n",
      #"{"a":["b",],}"#,
    ])
  func readsAsFoundationDoes(text: String) throws {
    let bytes = Array(text.utf8)
    let expected = try #require(Tree(try JSONSerialization.jsonObject(with: Data(bytes))))
    #expect(try Tree(reading: bytes) == expected)
  }

  @Test(
    arguments: [
      (#"{"a":"#, "1:6: the file ends too early"), (#"{"a":}"#, "1:6: expected a value"),
      (#"{"a":nil}"#, "1:6: expected a value"), (#"{"a":"b""#, "1:9: the file ends too early"),
      (#"{"a":"b"; }"#, "1:9: expected ',' or '}'"), (#"{"a":["b"}"#, "1:10: expected ',' or ']'"),
      (#"{"a":"b",,}"#, "1:10: expected a key"), (#"{"a":[,]}"#, "1:7: expected a value"),
      (#"{"a":"b","c" "d"}"#, "1:14: expected ':'"), (#"{"a":"b"} c"#, "1:11: expected nothing"),
      (#"{"a":"b"#, "1:6: the text that begins here"), (#"{"a":"\7"}"#, "1:7: there is no such"),
      (#"{"a":"\u+123"}"#, "1:7: there is no such"), (#"{"a":"\u12"}"#, "1:7: there is no such"),
      ("{\"a\":\n<<<<<<< b\n1,\n", "2:1: a merge conflict"),
    ])
  func saysWhereAndWhatIsWrong(text: String, start: String) {
    let problem = problem(of: text)
    #expect(problem?.hasPrefix(start) == true, "\(problem ?? "nothing")")
  }
}
