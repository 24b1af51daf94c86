// A type that is made to conform has the members itself, wherever they are written.
import Foundation
protocol Counted { var count: Int { get }; func uppercased() -> String; func tag() -> String; func index() -> Int }
extension Counted { func index() -> Int { 1 } }
extension String: Counted { func tag() -> String { self } }
func use(_ text: String) {
  _ = text.count
  _ = text.uppercased()
  _ = text.tag()
  _ = text.index()
}
func generic<T: Counted>(_ value: T) { _ = value.count; _ = value.tag(); _ = value.index() }
extension String { func both() -> String { _ = count; return tag() } }
protocol Sized { var count: Int { get } }
extension Array: Sized {}
extension Dictionary: Sized {}
func sizes(_ rows: [Int], _ table: [Int: Int], _ any: any Sized) { _ = rows.count; _ = table.count; _ = any.count }
protocol Named { var rawValue: String { get }; static var allCases: [Self] { get }; var hashValue: Int { get } }
enum Kind: String, CaseIterable, Named { case one }
func kinds(_ kind: Kind) { _ = kind.rawValue; _ = Kind.allCases; _ = kind.hashValue }
protocol Cancelling { func cancel(); var isCancelled: Bool { get }; func stop() }
extension Cancelling { func stop() {}; func start() {}; func pause() {} }
class Work: Operation, Cancelling, @unchecked Sendable { func restart() { cancel(); start(); pause() } }
func run(_ work: Work) { work.cancel(); _ = work.isCancelled; work.stop(); work.start(); work.pause() }
func run<T: Work>(any work: T) { work.cancel(); work.stop() }
func run(all work: any Cancelling) { work.cancel(); work.stop() }
protocol Made { init() }
struct Empty: Made {}
class Base: Made { required init() {} }
func make() { _ = Empty(); _ = Base(); _ = Empty.init() }
