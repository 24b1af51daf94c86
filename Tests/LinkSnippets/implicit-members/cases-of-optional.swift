// Cases and methods of Optional, which an enum has as well
enum License {
  case none, mit
  static var some: License { .mit }
  func map(_ f: (Int) -> Int) -> Int { 0 }
  func flatMap(_ f: (Int) -> Int) -> Int { 0 }
}
struct Repo {
  var license: License?
  var plain = License.mit
  func find() -> License? { license }
}
func take(_ license: License?, also other: License = .none, or third: License? = .none) {}
func optionals(_ repo: inout Repo, _ all: [License], _ one: License?) {
  take(.none)
  repo.license = .none
  if one == .none {}
  if repo.license != .none {}
  switch repo.license { case .none: break; default: break }
  _ = one.map { $0 }
  _ = repo.license.map { $0 }
  _ = repo.find().flatMap { $0 }
  _ = Repo(license: .none)
  let local: License? = .none
  _ = local
}
func values(_ repo: inout Repo, _ one: License?) {
  take(nil, also: .none)
  repo.plain = .none
  if repo.plain == .none {}
  switch repo.plain { case .none: break; default: break }
  _ = repo.plain.map { $0 }
  _ = one?.map { $0 }
  _ = one!.flatMap { $0 }
  let local: License = .none
  _ = local
}
