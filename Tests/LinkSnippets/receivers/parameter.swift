struct Request {
  var path = ""
}
func send(_ request: Request, to other: Request) -> String { request.path + other.path }
