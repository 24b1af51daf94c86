// file: R/A.swift
public protocol Expressible {}
public protocol Value: Expressible { associatedtype ValueType = Self; associatedtype Datatype }
public struct Expression<Datatype>: Expressible {}
extension String {
  func infix<T>(_ l: Expressible, _ r: Expressible, wrap: Bool = true) -> Expression<T> { Expression() }
}
// file: R/B.swift
enum Op2: String { case mod
  func infix<T>(_ l: Expressible, _ r: Expressible, wrap: Bool = true) -> Expression<T> { self.rawValue.infix(l, r, wrap: wrap) } }
// file: R/C.swift
struct X1 { func f<V: Value>(_ l: Expression<Int>, _ r: V) -> Expression<Int> { Op2.mod.infix(l, r) } }
// file: R/C2.swift
struct X2 { func f<V: Value>(_ l: Expression<Int>, _ r: V, s: String) -> Expression<Int> { s.infix(l, r) } }
// file: R/C3.swift
struct Own { func infix(_ l: Expressible, _ r: Expressible, wrap: Bool = true) -> Int { 1 } 
  func infix(_ terms: [Expressible], wrap: Bool = true) -> Int { 1 } }
struct X3 { func f<V: Value>(_ l: Expression<Int>, _ r: V, o: Own) -> Int { o.infix(l, r) } }
// file: R/C4.swift
enum Op4: String { case mod
  func infix(_ l: Int, _ r: Int) -> Int { 1 } }
enum Op5: Int { case mod }
extension Int { func only5() -> Int { 1 } }
extension String { func only4() -> Int { 1 } }
// file: R/C5.swift
struct X5 { func f(_ o: Op4) -> Int { o.hashValue } }
// file: R/T.swift
extension String { func infix<T>(_ terms: [Expressible], wrap: Bool = true) -> Expression<T> { Expression() } }
// file: R/U.swift
func unknownThing() -> some Expressible { Expression<Int>() }
