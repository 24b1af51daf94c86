// file: R/A.swift
public protocol Expressible {}
public protocol Value: Expressible {}
public struct Expression<T>: Expressible {}
extension String {
  func infix(_ l: Expressible, _ r: Expressible) -> Int { 1 }
}
// file: R/B.swift
enum Op0: Int { case mod
  func infix(_ l: Expressible, _ r: Expressible, wrap: Bool = true) -> Int { 1 } }
enum Op1: String { case mod
  func infix(_ l: Expressible, _ r: Expressible) -> Int { 1 } }
enum Op2: String { case mod
  func infix(_ l: Expressible, _ r: Expressible, wrap: Bool = true) -> Int { 1 } }
struct Op3 { static let mod = Op3()
  func infix(_ l: Expressible, _ r: Expressible, wrap: Bool = true) -> Int { 1 } }
// file: R/C.swift
struct D0 { func f(_ l: Expression<Int>) -> Int { Op0.mod.infix(l, l) } }
struct D1 { func f(_ l: Expression<Int>) -> Int { Op1.mod.infix(l, l) } }
struct D2 { func f(_ l: Expression<Int>) -> Int { Op2.mod.infix(l, l) } }
struct D3 { func f(_ l: Expression<Int>) -> Int { Op3.mod.infix(l, l) } }
struct D4 { func f(_ l: Expression<Int>, o: Op2) -> Int { o.infix(l, l) } }
func glob(_ l: Expression<Int>) -> Int { Op2.mod.infix(l, l) }
func % (_ l: Expression<Int>, _ r: Expression<Int>) -> Int { Op2.mod.infix(l, l) }
func % (_ l: Expression<Int>, _ r: Int) -> Int { Op2.mod.infix(l, l) }
