// file: Core/Future.swift
public class Future<Value> {
  public init() {}
  public func then<New>(_ callback: @escaping (Value) -> Future<New>) -> Future<New> { fatalError() }
  public func fail<New>(_ error: Error) -> Future<New> { fatalError() }
  public func done<New>(_ value: New) -> Future<New> { fatalError() }
}
// file: Core/Future+Deprecated.swift
extension Future {
  public func then<New>(
    file: String = "", line: Int = 1, _ callback: @escaping (Value) -> Future<New>
  ) -> Future<New> { self.then(callback) }
  public func fail<New>(_ error: Error, file: String = "") -> Future<New> { self.fail(error) }
  public func done<Other>(_ value: Other, file: String = "") -> Future<Other> { self.done(value) }
}
// file: Use/Use.swift
import Core
func use(_ future: Future<Int>, _ error: Error) {
  let other: Future<String> = future.then { _ in Future<String>() }
  let failed: Future<String> = future.fail(error)
  let done = future.done(1)
  _ = (other, failed, done)
}
