// Elements of memory behind pointers
extension Token {
  var isSpace: Bool { true }
  subscript(part index: Int) -> Int { 1 }
}
struct Token {}
typealias Tokens = UnsafeMutablePointer<Token>
func use(_ first: UnsafePointer<Token>, _ all: UnsafeMutableBufferPointer<Token>, _ few: Tokens) {
  _ = first[0].isSpace
  _ = first.pointee[part: 1]
  _ = all[0].isSpace
  _ = all.contains { $0.isSpace }
  for token in all { _ = token.isSpace }
  _ = few.pointee[part: 1] + few[0][part: 1]
}
