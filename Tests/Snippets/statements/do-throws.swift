func f() throws {
  do throws(A) { try B.go() } catch { C.log(error.code) }
}
