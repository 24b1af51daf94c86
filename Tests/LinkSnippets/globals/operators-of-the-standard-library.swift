// Operators of the standard library that the project declares for its own types
struct Query {}
func && (a: Query, b: Query) -> Query { a }
func || (a: Query, b: Query) -> Query { a }
func ?? (a: Query, b: Query) -> Query { a }
func + (a: Query, b: Query) -> Query { a }
prefix func ! (a: Query) -> Query { a }
prefix func ~ (a: Query) -> Query { a }
prefix func ... (a: Query) -> Query { a }
postfix func ... (a: Query) -> Query { a }
extension String { static func * (text: String, times: Int) -> String { text } }
func use(_ a: Query, _ b: Query, _ all: [Query], _ x: Bool, _ y: Bool?) {
  _ = a && b || !a
  _ = (a && b) || !(a)
  _ = a ?? b
  _ = ~a
  _ = ...a
  _ = a...
  _ = all.reduce(a, +)
  _ = all.reduce(a, &&)
  _ = "-" * 40
  _ = x && !x || y ?? false
}
func ~= (pattern: Query, value: Query) -> Bool { true }
func match(_ a: Query, _ b: Query) -> Bool { switch a { case b: true; default: false } }
