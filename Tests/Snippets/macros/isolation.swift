func f(isolation: isolated (any Actor)? = #isolation) async {}
