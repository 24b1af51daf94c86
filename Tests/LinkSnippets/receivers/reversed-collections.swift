// file: App/Array.swift
extension Array {
  func pick() -> Int { 1 }
  func onlyOfArrays() -> Int { 1 }
  func joined(separator: String) -> Int { 1 }
  func taken() -> Int { 1 }
}
// file: App/Sequence.swift
extension Sequence {
  func pick() -> Int { 2 }
}
extension Collection {
  func taken() -> Int { 3 }
}
struct Row {
  func show() {}
}
// file: App/Use.swift
func both(_ x: [Int]) -> Int { x.reversed().pick() + x.reversed().taken() }
func only(_ x: [Int]) -> Int { x.reversed().onlyOfArrays() }
func library(_ x: [String]) { _ = x.reversed().joined(separator: ",") }
func variable(_ x: [Int]) {
  let r = x.reversed()
  _ = r.pick()
  let y: [Int] = x.reversed()
  _ = y.pick()
  _ = Array(x.reversed()).pick()
}
func sets(_ x: Set<Int>) -> Int { x.reversed().pick() }
func slices(_ x: ArraySlice<Int>) -> Int { x.reversed().pick() }
func lazy(_ x: [Int]) -> Int { x.lazy.reversed().pick() }
func dictionaries(_ x: [Int: Int]) {
  _ = x.reversed().pick()
  _ = x.keys.reversed().pick()
  _ = x.values.reversed().pick()
}
func twice(_ x: [Int]) -> Int {
  x.reversed().reversed().pick() + x.reversed().reversed().reversed().pick()
}
func chains(_ x: [Int]) {
  _ = x.reversed().dropFirst().pick()
  _ = x.reversed().filter { $0 > 1 }.pick()
  _ = x.reversed().sorted().pick()
  _ = x.reversed().map { $0 }.pick()
  _ = x.sorted().reversed().pick()
  _ = x.map { $0 }.reversed().pick()
  _ = x.dropFirst().reversed().pick()
}
func pairs(_ x: [Int]) -> Int { zip(x, x).reversed().pick() }
func elements(_ x: [Row]) {
  for row in x.reversed() { row.show() }
  x.reversed().forEach { $0.show() }
  x.reversed().first?.show()
  x.reversed()[0].show()
  for (_, row) in x.enumerated().reversed() { row.show() }
  x.reversed().reversed()[0].show()
}
