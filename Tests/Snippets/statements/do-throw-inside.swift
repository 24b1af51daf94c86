func f() async {
  do { try A.run() } catch .b { throw C.d } catch { E.log(error) }
  do { throw F.g } catch is H { I() }
  do { for try await x in J.k { L(x) } } catch { M() }
  do { do { N() } catch { throw O.p } } catch { Q() }
  do { do { throw R.s } catch .t {} } catch { U() }
  do { V() }
  if W.x { do throws(Y) { Z() } catch .a {} catch {} }
}
