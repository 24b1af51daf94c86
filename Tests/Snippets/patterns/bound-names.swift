func match(_ value: Value) {
  if case let row? = value { use(row) }
  if case .some(let row) = value, case let .full(first, second: second) = value { use(row) }
  guard case (let row?, .both(_, let (inner, deeper))) = (value, try other.value) else { return }
  for case let .full(row) in try values where row.isValid { use(row) }
  for case (let key, _)? in pairs { use(key) }
  switch value {
  case let .first(row), let .second(row) where row > 1: use(row)
  case let row as Row: use(row)
  case let row: use(row)
  }
  do {} catch let error as Failure where error.isFatal {} catch .broken(let reason) {}
}
